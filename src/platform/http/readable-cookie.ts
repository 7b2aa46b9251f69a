import { serialize } from 'hono/utils/cookie'

const halfYear = 180 * 24 * 60 * 60

/** Set-Cookie for a choice that scripts of the page may read and clear, under the name that the contract gives it; null clears it. */
export function readableCookie(publicUrl: string, name: string, value: string | null): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(name, value ?? '', { sameSite: 'Lax', path: '/', secure, maxAge: value === null ? 0 : halfYear })
}
