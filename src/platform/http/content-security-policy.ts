import { createHash } from 'node:crypto'

/** For everything that is no page: if a browser shows it nevertheless, it may do nothing. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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

/** For what a page may turn to which origins besides the shop's own: 'https://tag.example', 'https://*.tag.example'. */
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
 * those foreign `origins` that are named for it. At an https `publicUrl` nothing is loaded by http.
 * @param styles of the page's one <style>; '' when it has none
 */
export function pagePolicy(inlineScripts: string[], publicUrl: string, origins?: ForeignOrigins, styles = ''): string {
  const rules = [...fixedRules, ["script-src 'self'", ...new Set(inlineScripts.map(hashOf))].join(' ')]
  allow(rules, 'style-src', styles ? [hashOf(styles)] : [])
  for (const kind of kinds) allow(rules, directives[kind], origins?.[kind] ?? [])
  return [...rules, ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Adds origins to the rule of that name, or a rule where there is none. */
function allow(rules: string[], name: string, origins: string[]): void {
  if (origins.length === 0) return
  const place = rules.findIndex((rule) => rule.startsWith(`${name} `))
  rules.splice(place < 0 ? rules.length : place, 1, [rules[place] ?? name, ...new Set(origins)].join(' '))
}

/** For pages from the sources: Vite's client adds scripts and styles as it likes, and hears of changes by a WebSocket. */
export const developmentPolicy = [
  ...fixedRules.filter((rule) => !/^(?:style|connect)-src/.test(rule)),
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
].join('; ')
