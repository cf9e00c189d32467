/** Joins class names; whatever is empty or switched off falls out. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
