import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Answers 413 to bodies of more than `mostBytes` before anybody reads them into memory. */
export function boundedBody(mostBytes: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: mostBytes, onError: (context) => context.text('Too large.', 413) })
  return (context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD' ? next() : limit(context, next)
}
