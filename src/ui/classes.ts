/** Joins class names. Leaves out those that are empty or false. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
