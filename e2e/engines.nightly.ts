/** The live build in Firefox and in WebKitGTK, Safari's engine, with a provider over HTTP. */
import { test } from '@playwright/test'
import { folders, root } from '@scripts/build-folders.mjs'
import { startProviderServer } from '@/mocks/http-server'
import { journeys } from './support/engine-journeys'
import { type Engine, launchFirefox, launchWebKit } from './support/engines'
import { serveLiveBuild } from './support/static-site'
import { Visitor } from './support/visitor'

for (const [name, launch] of Object.entries({ Firefox: launchFirefox, WebKitGTK: launchWebKit }))
  test.describe(name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' })
    let engine: Engine | undefined
    test.beforeAll(async () => {
      test.setTimeout(600_000)
      engine = await launch()
    })
    test.afterAll(() => engine?.close())

    for (const [title, walk] of Object.entries(journeys))
      test(title, async () => {
        const server = await startProviderServer({ forgeryPair: 'enforced' })
        const site = await serveLiveBuild(`${root}/${folders.live}`, server.origin)
        let isConnected = true
        const disconnect = async () => {
          if (!isConnected) return
          isConnected = false
          await site.close()
          await server.close()
        }
        if (!engine) throw new Error(`${name} was not launched`)
        const visitor = new Visitor(await engine.newDevice(), site.origin)
        try {
          await walk({ visitor, provider: server.provider, disconnect })
        } catch (error) {
          await test.info().attach('page', { body: await visitor.text() })
          throw error
        } finally {
          await disconnect()
        }
      })
  })
