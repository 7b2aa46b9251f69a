import type { MiddlewareHandler } from 'hono'
import type { ShutdownState } from './graceful-shutdown.ts'

/** 421 is not among them: who asks for another host has no shop to go back to. */
const errorStatuses = [400, 403, 405, 408, 413, 414, 500, 503]

/** What is refused in plain words before a page could say it becomes a page for browsers that a person looks at; others keep the words. */
export function errorPages(page: (words: string) => ErrorDocument): MiddlewareHandler {
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

/** A page that needs nothing else to be shown, with the policy under which a browser shows it. */
export interface ErrorDocument {
  html: string
  policy: string
}

/** Whether somebody looks at the answer: browsers that go to an address or send a form name HTML, scripts and plain clients do not. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/html') ?? false
}

interface TimeoutTexts {
  busy: () => string
  restarting: () => string
}

/**
 * Answers 503 when nothing has come of a request after `milliseconds`, or when the shop closes, so that a shopper reads words instead of waiting
 * for a database that does not answer. What was begun may still be done: an order's form can be sent again, its key finds the order.
 */
export function requestTimeout(milliseconds: number, closing: ShutdownState, words: TimeoutTexts): MiddlewareHandler {
  return async (context, next) => {
    const restarting = () => context.text(words.restarting(), 503, { Connection: 'close' })
    if (closing.isRefusing) return restarting()
    const late = Promise.withResolvers<'busy' | 'restarting'>()
    const timer = setTimeout(late.resolve, milliseconds, 'busy')
    const forget = closing.onEnd(() => late.resolve('restarting'))
    const outcome = await Promise.race([next(), late.promise])
    clearTimeout(timer)
    forget()
    if (outcome === 'busy') return context.text(words.busy(), 503, { 'Retry-After': '30' })
    if (outcome === 'restarting') return restarting()
    return
  }
}

const retrySeconds = 10

/** Whoever is told that the shop is away for a moment is told when to come back, and nobody keeps that answer. */
export function retryAfter(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== 503 || context.res.headers.has('Retry-After')) return
    context.res.headers.set('Retry-After', String(retrySeconds))
    context.res.headers.set('Cache-Control', 'no-store')
  }
}
