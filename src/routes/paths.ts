import { matchPath } from 'react-router-dom'
import { pathSegment } from '@/lib/path-segment'
import { type Screen, screens } from './screens'

type Screens = typeof screens

type Patterns = { readonly landing: '/' } & {
  readonly [Name in keyof Screens]: Screens[Name]['path']
}

/** Every route pattern, by the name of its screen (screens.ts). */
export const patterns = Object.fromEntries([
  ['landing', '/'],
  ...Object.entries(screens).map(([name, { path }]) => [name, path]),
]) as Patterns

type Parameters<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Builder<Pattern extends string> = [Parameters<Pattern>] extends [never]
  ? string
  : (parameters: Record<Parameters<Pattern>, string>) => string

type Paths = { [Name in keyof Patterns]: Builder<Patterns[Name]> }

function build(pattern: string): string | ((parameters: Record<string, string>) => string) {
  if (!pattern.includes(':')) return pattern
  return (parameters) => fill(pattern, parameters)
}

function fill(pattern: string, parameters: Record<string, string | undefined>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => pathSegment(parameters[name] ?? ''))
}

/** Paths to link to: `paths.cart`, `paths.order({ id })`. Parameters are encoded. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, build(pattern)]),
) as Paths

/** The order screen on its sales side (`saleOnly=true`) or its purchase side. */
export function orderPath(id: string, saleOnly: boolean): string {
  return `${paths.order({ id })}?saleOnly=${String(saleOnly)}`
}

/**
 * The registration page, with a referral code when there is one, and the offer that is shared
 * (SHR-1).
 */
export function registerPath(referralCode?: string, offerSku?: string): string {
  const query = [
    referralCode && `code=${pathSegment(referralCode)}`,
    offerSku && `offer=${pathSegment(offerSku)}`,
  ].filter(Boolean)
  return query.length > 0 ? `${paths.register}?${query.join('&')}` : paths.register
}

/** Where a signed-in person starts: at the offer they were sent (SHR-2), else at home. */
export function startPath(sentSku: string | null | undefined): string {
  return sentSku ? `${paths.productDetails({ sku: sentSku })}?sent=1` : paths.home
}

/** The contact form with its subject filled in (ORD-8). */
export function raiseQueryPath({ subject }: { subject: string }): string {
  return `${paths.help({ type: 'contactUs' })}?subject=${pathSegment(subject)}`
}

/**
 * The screen above a signed-in person's screen: the list or the order it belongs to, else home
 * (NAV-5).
 */
export function parentPath({ pathname, search }: { pathname: string; search: string }): string {
  for (const { path: pattern, parent } of Object.values<Screen>(screens)) {
    const names = matchPath(pattern, pathname)?.params
    if (!names || parent === undefined) continue
    const path = fill(parent, { id: names.orderId, ...names })
    return pattern === patterns.order && search.includes('saleOnly=true')
      ? `${path}?tab=sales`
      : path
  }
  return paths.home
}
