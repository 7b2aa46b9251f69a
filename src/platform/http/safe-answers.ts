import type { MiddlewareHandler } from 'hono'
import { plainPolicy } from './content-security-policy.ts'

/** For all answers alike: files are what they are called, no foreign page frames the shop or holds its window, other sites do not learn addresses. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Unless the answer says otherwise, as pages (which run scripts) and pictures (which others may show) do. */
const byDefault = {
  'Content-Security-Policy': plainPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What every answer tells browsers; a shop at https also, never to ask it by http again. */
export function safeAnswers(publicUrl: string | null): MiddlewareHandler {
  const https = publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }
  const fixed = Object.entries({ ...always, ...https })
  const defaults = Object.entries(byDefault)
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of fixed) headers.set(name, value)
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
    const type = headers.get('Content-Type') ?? ''
    if (/^text\/[\w-]+$/.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`) // React Router's text/x-script
  }
}
