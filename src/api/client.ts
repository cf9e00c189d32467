import axios from 'axios'

export const client = axios.create({
  // XMLHttpRequest cannot bypass caches without a header that another origin would have to allow.
  adapter: 'fetch',
  // A read before an order shows the provider's data of now, and none of them stay in a cache.
  fetchOptions: { cache: 'no-store' },
  // This adapter names axios in it: Firefox and Safari would ask another origin to allow that.
  headers: { 'User-Agent': false },
  responseType: 'json',
  // Broken JSON and HTML must arrive as a failure, not as a string.
  transitional: { silentJSONParsing: false },
  withCredentials: true,
  // Send the CSRF header to the API host also cross-origin: this client calls no other host.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
})
