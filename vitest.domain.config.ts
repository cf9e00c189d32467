import { defineConfig } from 'vitest/config'

/** The tests of src/domain alone, without the app's plugins and projects: for the mutation runner (stryker.config.json). */
export default defineConfig({
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  test: { include: ['tests/domain/**/*.test.ts'], restoreMocks: true },
})
