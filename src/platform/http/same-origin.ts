import type { Context, MiddlewareHandler } from 'hono'
import { addressForBrowsers } from './public-address.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const ownSites = ['same-origin', 'none']

/**
 * Refuses unsafe methods that another site made a browser send. A plain client, which sends neither header, may. Behind a
 * proxy that speaks https, requests arrive by http: what a browser calls its origin is compared with the public address.
 */
export function sameOriginOnly(publicUrl: string | null, words: () => string): MiddlewareHandler {
  return async (context, next) => {
    if (!safeMethods.includes(context.req.method) && isForeign(context, publicUrl)) return context.text(words(), 403)
    await next()
  }
}

function isForeign(context: Context, publicUrl: string | null): boolean {
  const site = context.req.header('Sec-Fetch-Site')
  if (site !== undefined) return !ownSites.includes(site)
  const origin = context.req.header('Origin')
  return origin !== undefined && origin !== addressForBrowsers(publicUrl, context)
}
