import type { MiddlewareHandler } from 'hono'
import type { ShutdownState } from './graceful-shutdown.ts'

/** Without 421: a request for another host has no shop to return to. */
const errorStatuses = [400, 403, 405, 408, 413, 414, 500, 503]

/** Turns early plain-text refusals into a page when a person is looking; other clients get the plain text. */
export function errorPages(page: (text: string) => ErrorDocument): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { status, headers } = context.res
    if (!errorStatuses.includes(status) || !headers.get('Content-Type')?.startsWith('text/plain')) return
    headers.append('Vary', 'Accept')
    if (context.req.method === 'HEAD' || !wantsPage(context.req.header('Accept'))) return
    const { html, policy } = page(await context.res.text())
    context.res = new Response(html, context.res)
    context.res.headers.delete('Content-Length')
    context.res.headers.set('Content-Type', 'text/html; charset=utf-8')
    context.res.headers.set('Content-Security-Policy', policy)
  }
}

/** A self-contained page, with its Content-Security-Policy. */
export interface ErrorDocument {
  html: string
  policy: string
}

/**
 * Returns whether a person looks at the response: browser navigations and forms accept HTML, scripts and plain clients do not.
 */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/html') ?? false
}

interface TimeoutTexts {
  busy: () => string
  restarting: () => string
}

/**
 * Answers 503 when a request takes longer than `milliseconds`, or when the shop shuts down, so that a shopper gets a message
 * instead of waiting for the database. The work may still complete: an order form can be sent again, its key finds the order.
 */
export function requestTimeout(milliseconds: number, closing: ShutdownState, texts: TimeoutTexts): MiddlewareHandler {
  return async (context, next) => {
    const restarting = () => context.text(texts.restarting(), 503, { Connection: 'close' })
    if (closing.isRefusing) return restarting()
    const late = Promise.withResolvers<'busy' | 'restarting'>()
    const timer = setTimeout(late.resolve, milliseconds, 'busy')
    const forget = closing.onEnd(() => late.resolve('restarting'))
    const outcome = await Promise.race([next(), late.promise])
    clearTimeout(timer)
    forget()
    if (outcome === 'busy') return context.text(texts.busy(), 503, { 'Retry-After': '30' })
    if (outcome === 'restarting') return restarting()
    return
  }
}

const retrySeconds = 10

/** Adds Retry-After and no-store to 503 responses. */
export function retryAfter(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== 503 || context.res.headers.has('Retry-After')) return
    context.res.headers.set('Retry-After', String(retrySeconds))
    context.res.headers.set('Cache-Control', 'no-store')
  }
}
