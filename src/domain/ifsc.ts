/** Whether it looks like an IFSC, `AAAA0XXXXXX`. A hint at most, never an error (decisions.md, "Forms"). */
export function looksLikeIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text.trim().toUpperCase())
}
