/** Where people who have found a hole write: 'mailto:…' or 'https://…', a plain e-mail address becoming the first; null for anything else. */
export function readSecurityContact(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 500) return null
  const typed = raw.trim()
  if (typed === '' || /^(?:https:\/\/|mailto:[!-?A-~]+@)[!-~]+$/.test(typed)) return typed
  return /^[!-~]+@[!-~]+$/.test(typed) && !typed.includes(':') ? `mailto:${typed}` : null
}
