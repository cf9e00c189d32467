import { vi } from 'vitest'

let names: string[] = []

/** The names of the files that were saved since `watchSavedFiles`. */
export const savedFiles = (): readonly string[] => names

/** jsdom cannot save files. */
export function watchSavedFiles(): void {
  names = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
}
