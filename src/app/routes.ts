import type { ComponentType } from 'react'
import { paths } from '@/paths'
import { screens, type SkeletonKind } from '@/screens'
import type english from '@/text/en.json'
import { NotFound } from './NotFound'

export interface ScreenRoute {
  path: string
  load: () => Promise<ComponentType>
  skeleton: SkeletonKind
  title?: keyof typeof english.titles
  isTab?: true
  open?: true
}

/** A screen of a signed-in person has one, unless it is one of the five tabs. */
export const hasBackArrow = ({ open, isTab }: ScreenRoute) => !open && !isTab

const withTabBar = [
  paths.home,
  paths.productList,
  '/history',
  paths.quotes,
  '/setQuantity',
  '/product/details',
]

/** NAV-8: where the tab bar shows. `/profile` exactly; `/history` but not `/order/history`. */
export function hasTabBar(pathname: string): boolean {
  if (pathname === paths.profile) return true
  return (
    withTabBar.some((fragment) => pathname.includes(fragment)) &&
    !pathname.includes(paths.orderHistory)
  )
}

const modules = import.meta.glob<Record<string, ComponentType>>([
  '/src/features/*/*Screen.tsx',
  '/src/app/RegisterRoute.tsx',
  // Part of the entry.
  '!**/LandingScreen.tsx',
])

async function loadScreen(file: string): Promise<ComponentType> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const screen = (await modules[`/src/${file}.tsx`]?.())?.[name]
  if (!screen) throw new Error(`src/${file}.tsx exports no ${name}`)
  return screen
}

/** All screens under the shared layout: every one but the landing page. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...Object.values(screens).map(({ file, ...screen }) => ({
    ...screen,
    load: () => loadScreen(file),
  })),
  { path: '*', load: async () => NotFound, skeleton: 'plain', open: true },
]
