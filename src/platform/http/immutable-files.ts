import type { MiddlewareHandler } from 'hono'

/**
 * Files whose names change with their content are cached for a year without being asked for again. What is not found is not. (Not by
 * `onFound` of serveStatic: it is called when the answer has its headers already.)
 */
export function immutableFiles(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  }
}
