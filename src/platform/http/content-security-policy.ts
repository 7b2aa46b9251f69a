import { createHash } from 'node:crypto'

/** For everything that is no page: if a browser shows it nevertheless, it may do nothing. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const fixedRules = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' https:", // descriptions may show pictures of makers and wholesalers, as sanitise-html.ts lets them
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/**
 * What a page may do: load the shop's own files, and run of the scripts that stand in its HTML only those given here. At an
 * https `publicUrl` nothing is loaded by http.
 */
export function pagePolicy(inlineScripts: string[], publicUrl: string): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    ...fixedRules,
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For pages from the sources: Vite's client adds scripts and styles as it likes, and hears of changes by a WebSocket. */
export const developmentPolicy = [
  ...fixedRules.filter((rule) => !/^(?:style|connect)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')
