import type { MiddlewareHandler } from 'hono'
import type { Closing } from './closing.ts'

interface Words {
  busy: () => string
  restarting: () => string
}

/**
 * Answers 503 when nothing has come of a request after `milliseconds`, or when the shop closes, so that a shopper reads words instead of waiting
 * for a database that does not answer. What was begun may still be done: an order's form can be sent again, its key finds the order.
 */
export function inTime(milliseconds: number, closing: Closing, words: Words): MiddlewareHandler {
  return async (context, next) => {
    const restarting = () => context.text(words.restarting(), 503, { Connection: 'close' })
    if (closing.refuses) return restarting()
    const late = Promise.withResolvers<'busy' | 'restarting'>()
    const timer = setTimeout(late.resolve, milliseconds, 'busy')
    const forget = closing.whenOver(() => late.resolve('restarting'))
    const outcome = await Promise.race([next(), late.promise])
    clearTimeout(timer)
    forget()
    if (outcome === 'busy') return context.text(words.busy(), 503, { 'Retry-After': '30' })
    if (outcome === 'restarting') return restarting()
    return
  }
}
