import type { CookieOptions } from 'hono/utils/cookie'

/** What our cookies are called: at https a browser takes them from this host alone, and sends them to no other. */
export function hostCookie(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** How long a cookie lasts, in seconds, and that no script reads it. */
export function hostCookieOptions(publicUrl: string, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: publicUrl.startsWith('https:'), maxAge }
}
