/**
 * One part of a path, from whatever an id holds. Half a pair of surrogates has no encoding, and
 * dots alone have none that an address would keep: what stands for those names nothing there is,
 * and nothing else either.
 */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD').replace(/^\.\.?$/, '%2E'))
}
