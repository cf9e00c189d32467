import { fileName } from '@/domain/file-name'
import { env } from '@/env'
import shipped from './shipped-guides.json'

/** The languages of the guide, as in its file names and in `lang`. */
export type GuideLanguage = 'mr' | 'hi' | 'en'

/** Each language in its own script. */
export const ownNames: Record<GuideLanguage, string> = {
  mr: 'मराठी',
  hi: 'हिन्दी',
  en: 'English',
}

export interface GuidePdf {
  language: GuideLanguage
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
  captions: readonly GuideLanguage[]
}

const languages = ['mr', 'hi', 'en'] as const

/** In the order of GDE-1: Marathi, Hindi and English. */
export function guidePdfs(): GuidePdf[] {
  return languages.map((language) => {
    const name = fileName(`${env.appName}-guide-${language}`, 'pdf', 'guide')
    const configured = env.guide.pdf[language]
    if (configured) return { language, url: configured, name }
    return { language, url: `/guides/${language}.pdf`, name, size: shipped.pdfs[language] }
  })
}

/** The configured videos, else the app's own. */
export function guideVideos(): GuideVideo[] {
  if (env.guide.videos.length > 0)
    return env.guide.videos.map(({ title, url }) => ({ url, title, captions: [] }))
  return shipped.videos.map(({ id, length }) => ({
    id,
    length,
    url: `/guides/${id}.webm`,
    poster: `/guides/${id}.jpg`,
    captions: languages,
  }))
}
