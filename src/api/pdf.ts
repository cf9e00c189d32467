const PDF_MARK = '%PDF-'

/** The file as a PDF; undefined for anything else, such as an error page. */
export async function asPdf(file: Blob): Promise<Blob | undefined> {
  if ((await file.slice(0, PDF_MARK.length).text()) !== PDF_MARK) return undefined
  return new Blob([file], { type: 'application/pdf' })
}
