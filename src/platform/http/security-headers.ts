import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** For everything that is no page: if a browser shows it nevertheless, it may do nothing. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const fixedRules = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'", // pictures of descriptions are fetched and served by the shop
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** For what a page may turn to which cacheDependencies besides the shop's own: 'https://tag.example', 'https://*.tag.example'. */
export interface ForeignOrigins {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

const directives = { script: 'script-src', connect: 'connect-src', image: 'img-src', frame: 'frame-src' } as const
const kinds = Object.keys(directives) as (keyof ForeignOrigins)[]

/**
 * What a page may do: load the shop's own files, run of the scripts that stand in its HTML only those given here, and turn to
 * those foreign `cacheDependencies` that are named for it. At an https `publicUrl` nothing is loaded by http.
 * @param styles of the page's one <style>; '' when it has none
 */
export function pagePolicy(
  inlineScripts: string[],
  publicUrl: string,
  cacheDependencies?: ForeignOrigins,
  styles = '',
): string {
  const rules = [...fixedRules, ["script-src 'self'", ...new Set(inlineScripts.map(hashOf))].join(' ')]
  addOrigins(rules, 'style-src', styles ? [hashOf(styles)] : [])
  for (const kind of kinds) addOrigins(rules, directives[kind], cacheDependencies?.[kind] ?? [])
  return [...rules, ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Adds cacheDependencies to the rule of that name, or a rule where there is none. */
function addOrigins(rules: string[], name: string, cacheDependencies: string[]): void {
  if (cacheDependencies.length === 0) return
  const place = rules.findIndex((rule) => rule.startsWith(`${name} `))
  rules.splice(place < 0 ? rules.length : place, 1, [rules[place] ?? name, ...new Set(cacheDependencies)].join(' '))
}

/** For pages from the sources: Vite's client adds scripts and styles as it likes, and hears of changes by a WebSocket. */
export const developmentPolicy = [
  ...fixedRules.filter((rule) => !/^(?:style|connect)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')

/** For all answers alike: files are what they are called, no foreign page frames the shop or holds its window, other sites do not learn addresses. */
const fixedHeaders = {
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'] },
  crossOriginOpenerPolicy: 'same-origin',
  // Hono's own defaults that the shop does not send.
  crossOriginResourcePolicy: false, // pictures have their own
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies Parameters<typeof secureHeaders>[0]

/** Unless the answer says otherwise, as pages (which run scripts) and pictures (which others may show) do. */
const defaultHeaders = {
  'Content-Security-Policy': denyAllPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What every answer tells browsers; a shop at https also, never to ask it by http again. */
export function securityHeaders(publicUrl: string | null): MiddlewareHandler {
  const strictTransportSecurity = publicUrl?.startsWith('https:') ? 'max-age=31536000' : false
  const setFixed = secureHeaders({ ...fixedHeaders, strictTransportSecurity })
  const defaults = Object.entries(defaultHeaders)
  return async (context, next) => {
    await setFixed(context, next)
    const { headers } = context.res
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
    const type = headers.get('Content-Type') ?? ''
    if (/^text\/[\w-]+$/.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`) // React Router's text/x-script
  }
}

/**
 * The scripts in `html` that we wrote ourselves, known by an attribute nonce="<mark>" which is then taken out. The mark is
 * made for one rendering and told to nobody: a script that a description smuggled in cannot bear it, so that its hash never
 * gets into the policy, and without the mark the page is the same each time it is rendered.
 */
export function extractMarkedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script[^<>]* nonce="${mark}"[^<>]*>([^]*?)</script>`, 'g')
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script)
  return { html: html.replaceAll(` nonce="${mark}"`, ''), scripts: scripts.filter(Boolean) }
}
