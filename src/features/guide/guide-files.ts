import { fileName } from '@/domain/file-name'
import { env } from '@/config/env'
import type { Language } from '@/text/languages'
import shipped from './shipped-guides.json'

export interface GuidePdf {
  language: Language
  url: string
  /** The name it is saved under. */
  name: string
  /** In bytes; unknown for a configured URL. */
  size?: number
}

export interface GuideVideo {
  url: string
  /** Of the app's own videos. Configured ones may have a `title` instead. */
  id?: string
  title?: string
  poster?: string
  /** In seconds. */
  length?: number
  captions?: { url: string; language: Language }
}

/** In the order of GDE-1: Marathi, Hindi and English. */
export function guidePdfs(): GuidePdf[] {
  return (['mr', 'hi', 'en'] as const).map((language) => {
    const name = fileName(`${env.appName}-guide-${language}`, 'pdf', 'guide')
    const configured = env.guide.pdf[language]
    if (configured) return { language, url: configured, name }
    return { language, url: `/guides/${language}.pdf`, name, size: shipped.pdfs[language] }
  })
}

/** Those the deployment names, else the app's own, which show the app in this language. */
export function guideVideos(language: Language): GuideVideo[] {
  if (env.guide.videos.length > 0) return env.guide.videos
  return shipped.videos.map(({ id, lengths }) => {
    const file = `/guides/${id}.${language}`
    return {
      id,
      length: lengths[language],
      url: `${file}.webm`,
      poster: `${file}.jpg`,
      captions: { url: `${file}.vtt`, language },
    }
  })
}
