/** The app's languages, each by the name its speakers read. */
export const languages = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const

export type Language = keyof typeof languages
