import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** For responses that are not pages: a browser that shows one anyway may do nothing. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const fixedRules = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'", // the shop downloads and serves pictures of descriptions
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Foreign origins that a page may use, by kind: 'https://tag.example', 'https://*.tag.example'. */
export interface ForeignOrigins {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

const directives = { script: 'script-src', connect: 'connect-src', image: 'img-src', frame: 'frame-src' } as const
const kinds = Object.keys(directives) as (keyof ForeignOrigins)[]

/**
 * Returns the policy of a page: it may load the shop's own files, run only the listed inline scripts, and use the listed
 * foreign origins. At an https `publicUrl` nothing is loaded by http.
 * @param forms other origins to which a form may lead: after it was posted here, too
 * @param styles of the page's one <style>; '' when it has none
 */
export function pagePolicy(
  inlineScripts: string[],
  publicUrl: string,
  foreign?: ForeignOrigins,
  styles = '',
  forms: string[] = [],
): string {
  const rules = [...fixedRules, ["script-src 'self'", ...new Set(inlineScripts.map(hashOf))].join(' ')]
  addOrigins(rules, 'form-action', forms)
  addOrigins(rules, 'style-src', styles ? [hashOf(styles)] : [])
  for (const kind of kinds) addOrigins(rules, directives[kind], foreign?.[kind] ?? [])
  return [...rules, ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** Adds origins to a directive, creating it if missing. */
function addOrigins(rules: string[], name: string, origins: string[]): void {
  if (origins.length === 0) return
  const index = rules.findIndex((rule) => rule.startsWith(`${name} `))
  rules.splice(index < 0 ? rules.length : index, 1, [rules[index] ?? name, ...new Set(origins)].join(' '))
}

/** For pages from the sources: Vite's client adds scripts and styles freely, and uses a WebSocket for changes. */
export const developmentPolicy = [
  ...fixedRules.filter((rule) => !/^(?:style|connect)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')

/** For all responses: no content sniffing, no framing and no window access by foreign pages, no referrer for other sites. */
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

/** Defaults that pages (which run scripts) and pictures (which others may embed) override. */
const defaultHeaders = {
  'Content-Security-Policy': denyAllPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Sets the security headers of every response; for an https shop also Strict-Transport-Security. */
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
 * Returns the inline scripts in `html` that the shop itself wrote, recognised by the attribute nonce="<mark>", and the HTML
 * without it. The mark is unique to one rendering and secret: a script injected by a description cannot have it, so its hash
 * never gets into the policy. Without the mark the page is the same in each rendering.
 */
export function extractMarkedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`
  const [first = '', ...others] = html.split(attribute)
  const scripts: string[] = []
  let before = first
  for (const after of others) {
    const isScript = before.startsWith('<script', before.lastIndexOf('<'))
    const script = after.slice(after.indexOf('>') + 1, after.indexOf(endOfScript))
    if (isScript && script) scripts.push(script)
    before = after
  }
  return { html: first + others.join(''), scripts }
}

const endOfScript = '</script>'
