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
  const tags: Record<string, string> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
  }
  if (publicUrl) {
    Object.assign(tags, {
      'og:image': `${publicUrl}/install/link-preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    if (path !== undefined) tags['og:url'] = publicUrl + path
  }
  const card = `<meta name="twitter:card" content="${publicUrl ? 'summary_large_image' : 'summary'}">`
  return Object.entries(tags)
    .map(([name, value]) => {
      const content = value.replaceAll('"', '&quot;')
      return `<meta property="${name}" content="${content}">`
    })
    .concat(card)
    .join('')
}
