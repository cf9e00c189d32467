import axios from 'axios'
import { env } from '@/env'

export const client = axios.create({
  baseURL: env.apiHost,
  responseType: 'json',
  // Broken JSON and HTML must arrive as a failure, not as a string.
  transitional: { silentJSONParsing: false },
  withCredentials: true,
  // Send the CSRF header to the API host also cross-origin: this client calls no other host.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
})
