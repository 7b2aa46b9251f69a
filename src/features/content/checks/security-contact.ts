/** Where somebody who has found a hole writes: 'mailto:…' or 'https://…', a plain e-mail address becoming the first; null for anything else. */
export function readSecurityContact(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 500) return null
  const typed = raw.trim()
  if (typed === '') return ''
  const url = URL.parse(/^[^\s@:/]+@[^\s@:/]+$/.test(typed) ? `mailto:${typed}` : typed)
  if (url?.protocol === 'https:') return url.href
  return url?.protocol === 'mailto:' && url.pathname.includes('@') ? url.href : null
}
