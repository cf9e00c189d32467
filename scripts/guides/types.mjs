// @ts-check
/** The languages the guide is written in. */
export const languages = /** @type {const} */ (['en', 'hi', 'mr'])

/**
 * @typedef {(typeof languages)[number]} Language
 * @typedef {Record<Language, string>} Words The same said in each. `**Buy Now**` is the name of a button, as the app shows it.
 * @typedef {object} Chapter
 * @property {string} id
 * @property {Words} title
 * @property {Words} intro
 * @property {Words[]} steps
 * @property {Words} note What to mind.
 * @property {[string, string]} pictures Names of scripts/guides/pictures.mjs.
 */
