import type { MiddlewareHandler } from 'hono'

/**
 * Answers 503 when nothing has come of a request after `milliseconds`, so that a shopper reads words instead of waiting for a
 * database that does not answer. What was begun may still be done: an order's form can be sent again, its key finds the order.
 */
export function inTime(milliseconds: number, words: () => string): MiddlewareHandler {
  return async (context, next) => {
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(late.resolve, milliseconds, 'late')
    const outcome = await Promise.race([next(), late.promise])
    clearTimeout(timer)
    if (outcome === 'late') return context.text(words(), 503, { 'Retry-After': '30' })
    return
  }
}
