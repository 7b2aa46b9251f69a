/**
 * Where to go after signing in: a path of this shop, else `fallback`. Nothing that a browser could read as another host
 * passes ('//host', '/\host', '/..//host', a tab or line break between the slashes).
 */
export function safeReturnPath(raw: string | null | undefined, fallback: string): string {
  if (!raw || raw.length > 2000) return fallback
  const path = raw.split(/[?#]/, 1)[0] ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
  if (!path.startsWith('/') || path.includes('//') || /[\u0000-\u0020\\]/.test(raw)) return fallback
  return raw.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
}

/** The path of a Referer header, which a form's own page sends: where to go back to, else `fallback`. */
export function pathBefore(referrer: string | null | undefined, fallback: string): string {
  return safeReturnPath(referrer?.replace(/^https?:\/\/[^/?#]*|#.*$/g, ''), fallback)
}
