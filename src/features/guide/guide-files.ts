import { fileName } from '@/domain/file-name'
import { env } from '@/env'
import shipped from './shipped-guides.json'

/** As in the address of its file and in `lang`; the guide is written in these. */
export type GuideLanguage = 'mr' | 'hi' | 'en'

/** What its readers call their language. */
export const ownNames: Record<GuideLanguage, string> = {
  mr: 'मराठी',
  hi: 'हिन्दी',
  en: 'English',
}

export interface GuidePdf {
  language: GuideLanguage
  url: string
  /** Under which it is saved. */
  name: string
  /** In bytes; not known of a file that lies elsewhere. */
  size?: number
}

export interface GuideVideo {
  url: string
  /** Which of the app's own it is; those of the deployment go by `title`, where it gives one. */
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

/** Those the deployment names, else the app's own. */
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
