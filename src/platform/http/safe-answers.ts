import type { MiddlewareHandler } from 'hono'

/**
 * What every answer tells browsers: files are what they are called, no foreign page frames the shop, addresses with a
 * token in them (an order's) are not told to other sites, and a shop at https is never asked by http again.
 */
export function safeAnswers(publicUrl: string | null): MiddlewareHandler {
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)'],
    ...(publicUrl?.startsWith('https:') ? [['Strict-Transport-Security', 'max-age=31536000']] : []),
  ] as [string, string][]
  return async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
  }
}
