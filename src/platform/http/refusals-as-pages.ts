import type { MiddlewareHandler } from 'hono'
import { type RefusalPage, wantsPage } from './refusal-page.ts'

/** 421 is not among them: who asks for another host has no shop to go back to. */
const refused = [400, 403, 405, 408, 413, 414, 500, 503]

/** What is refused in plain words before a page could say it becomes a page for browsers that a person looks at; others keep the words. */
export function refusalsAsPages(page: (words: string) => RefusalPage): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { status, headers } = context.res
    if (!refused.includes(status) || !headers.get('Content-Type')?.startsWith('text/plain')) return
    headers.append('Vary', 'Accept')
    if (context.req.method === 'HEAD' || !wantsPage(context.req.header('Accept'))) return
    const { html, policy } = page(await context.res.text())
    context.res = new Response(html, context.res)
    context.res.headers.delete('Content-Length')
    context.res.headers.set('Content-Type', 'text/html; charset=utf-8')
    context.res.headers.set('Content-Security-Policy', policy)
  }
}
