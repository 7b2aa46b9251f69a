import type { MiddlewareHandler } from 'hono'
import { isSubresource } from './fetch-metadata.ts'

/**
 * 404 for a page that is asked for as a picture, a frame or a script: there is none at its address. Looking at a page may change something
 * (the basket page clears messages, the checkout reserves stock), and an address in a description must not make a browser look.
 */
export function refuseSubresources(words: () => string): MiddlewareHandler {
  return async (context, next) => {
    if (isSubresource(context.req.raw.headers)) return context.text(words(), 404)
    await next()
  }
}
