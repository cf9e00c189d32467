import { vi } from 'vitest'

interface SavedFile {
  name: string
  file: Blob
}

let saved: SavedFile[] = []

/** The files that were saved since `watchSavedFiles`. */
export const savedFiles = (): readonly SavedFile[] => saved
export const savedNames = () => saved.map(({ name }) => name)

/** Records what the page saves until the test ends: jsdom cannot save files. */
export function watchSavedFiles(): void {
  saved = []
  const files = new Map<string, Blob>()
  URL.createObjectURL = (file) => {
    const address = `blob:${files.size}`
    files.set(address, file as Blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.getAttribute('href') ?? '')
    if (!file) throw new Error('no file')
    saved.push({ name: this.download, file })
  })
}
