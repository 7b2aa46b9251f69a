import type { MiddlewareHandler } from 'hono'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses unsafe methods that another site made a browser send. A plain client, which sends neither header, may. */
export function sameOriginOnly(): MiddlewareHandler {
  return async (context, next) => {
    if (!safeMethods.includes(context.req.method) && isForeign(context.req.raw))
      return context.text('Cross-site request refused.', 403)
    await next()
  }
}

function isForeign(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'cross-site' || site === 'same-site'
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
