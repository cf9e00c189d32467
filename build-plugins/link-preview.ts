interface Preview {
  /** As they stand in the page: HTML. */
  title: string
  description: string
  /** VITE_PUBLIC_URL, or empty. */
  publicUrl: string
  /** The page's own. None where its links lead to other paths, or carry an invitation's code. */
  path?: string | undefined
}

/**
 * What a messenger shows of a link. Addresses must be absolute: without `VITE_PUBLIC_URL` there are
 * only words.
 */
export function linkPreview({ title, description, publicUrl, path }: Preview): string {
  const tags = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(publicUrl && {
      'og:image': `${publicUrl}/install/link-preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      ...(path !== undefined && { 'og:url': publicUrl + path }),
    }),
  }
  const metas = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${value.replaceAll('"', '&quot;')}">`,
  )
  const card = publicUrl ? 'summary_large_image' : 'summary'
  return `${metas.join('')}<meta name="twitter:card" content="${card}">`
}
