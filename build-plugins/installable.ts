import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const SHELL = 'spa.html'
const PAPER = '#FBF8F1'

const icon = (name: string, side: number, purpose = 'any') => ({
  src: `/install/${name}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, label: string) => ({
  src: `/install/${name}.jpg`,
  sizes: '585x1266',
  type: 'image/jpeg',
  form_factor: 'narrow' as const,
  label,
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/install/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/**
 * The manifest, and the worker: src/service-worker/sw.ts, bundled as `sw.js`, with the list of this
 * version's files.
 */
export function installable(appName: string): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: appName,
      short_name: appName,
      description: "Buy farm produce, receive vendors' quotes, and sell for a profit.",
      lang: 'en',
      dir: 'ltr',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['business', 'shopping', 'finance'],
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        icon('maskable-512.png', 512, 'maskable'),
      ],
      shortcuts: [shortcut('Quotes', '/quotes'), shortcut('Products', '/product/list')],
      // The worker alone answers it (src/service-worker/sw.ts).
      share_target: {
        action: '/payment/shared',
        method: 'POST',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      screenshots: [
        screenshot('home', 'Home'),
        screenshot('product-list', 'Products'),
        screenshot('quotes', 'Quotes'),
      ],
    },
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectManifest: {
      // Pages register it as a classic script.
      rollupFormat: 'iife',
      globPatterns: ['assets/*.js', '**/*.html', 'favicon.svg'],
      globIgnores: ['404.html'],
      // The shell first: a disk may be full after it.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.toSorted((a, b) => Number(b.url === SHELL) - Number(a.url === SHELL)),
        }),
      ],
    },
  })
}
