/**
 * Encodes any id as one part of a path. A lone surrogate has no encoding, and browsers resolve `.`
 * and `..`: what replaces them matches no other id.
 */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD').replace(/^\.\.?$/, '%2E'))
}
