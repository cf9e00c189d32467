/** Pictures of the first rows are loaded at once, on the offers' own page before the app is there (boot/pictures-ahead.ts). */
export const EAGER = 6
