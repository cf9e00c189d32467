/** Puts `text` in place of what somebody typed, before a form reads it. The caret stays where it is. */
export function replaceTyped(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const { selectionStart, selectionEnd } = input
  input.value = text
  input.setSelectionRange(selectionStart, selectionEnd)
}
