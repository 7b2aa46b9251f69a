import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Answers 413 to bodies of more than `mostBytes` before anybody reads them into memory. */
export function boundedBody(mostBytes: number, words: () => string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: mostBytes, onError: (context) => context.text(words(), 413) })
  return (context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD' ? next() : limit(context, next)
}
