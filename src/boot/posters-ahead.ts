/* A script inside the user guide's page, with the rules of those in first-frame.ts. */

/** At the end of the body: the videos' pictures come with the page, not with the app; not with Save-Data or on 2g. */
export function showPosters(): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-poster]'))
    picture.src = picture.dataset.poster ?? ''
}
