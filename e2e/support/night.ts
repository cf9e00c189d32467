/**
 * The number of this night, by its date (playwright.config.ts). What is too long for one night is
 * tried by turns. `E2E_NIGHT=20700` does again what was tried then.
 */
export const night = Number(process.env.E2E_NIGHT)
