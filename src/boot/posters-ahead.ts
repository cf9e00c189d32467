/* A script inside the user guide's page, with the rules of those in first-frame.ts. */

/** At the end of the body: the videos' pictures come with the page, not with the app; not where bytes are dear. */
export function showPosters(mayFetchUnasked: () => boolean): void {
  if (!mayFetchUnasked()) return
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-poster]'))
    picture.src = picture.dataset.poster ?? ''
}
