import type { MiddlewareHandler } from 'hono'

const seconds = 10

/** Whoever is told that the shop is away for a moment is told when to come back, and nobody keeps that answer. */
export function tellWhenToRetry(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== 503 || context.res.headers.has('Retry-After')) return
    context.res.headers.set('Retry-After', String(seconds))
    context.res.headers.set('Cache-Control', 'no-store')
  }
}
