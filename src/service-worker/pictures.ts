/** A Workbox plugin: caches pictures only, and still shows those that cannot be cached. */
export const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('Content-Type')?.startsWith('image/')
      ? response
      : null,
  // Earlier versions cached opaque responses, error pages among them.
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse?.type === 'opaque' ? null : cachedResponse,
  // The host allows no CORS: repeat the page's own request.
  handlerDidError: ({ request }: { request: Request }) => fetch(request),
}
