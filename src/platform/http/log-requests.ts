import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { escapeControls } from '#shared/plain-text.ts'
import { log, withinRequest } from '../log.ts'
import { clientAddress, loggedNetwork } from './client-address.ts'
import type { ShutdownState } from './graceful-shutdown.ts'

/**
 * Gives each request a number, which the answer carries as X-Request-Id, and logs what became of it: never the query, a header or a body.
 * @param loggable a path without its secrets
 * @param closing while the shop refuses requests since it stops, those answers are no errors
 */
export function logRequests(loggable: (path: string) => string, closing: ShutdownState): MiddlewareHandler {
  return (context, next) => {
    const request = crypto.randomUUID()
    const began = performance.now()
    const network = loggedNetwork(clientAddress(context).address)
    return withinRequest({ number: request, network }, async () => {
      await next()
      const { method } = context.req
      const { status, headers } = context.res
      headers.set('X-Request-Id', request)
      const milliseconds = Math.round((performance.now() - began) * 10) / 10
      const line = { method, path: loggable(context.req.path), status, milliseconds }
      // a page that nobody waits for any more is broken off, and React Router then answers 500 to nobody
      const gone = context.req.raw.signal.aborted
      if (status >= 500 && !gone && !closing.isRefusing) log.error(line)
      else log.info(line)
    })
  }
}

/**
 * Writes paths as the log may have them. What the route table calls a token is '…': whoever has it may open an order or a list, or end what
 * mails are about. So is all behind the first part of a path that leads nowhere, which may be a mistyped link.
 * @param patterns '/lista/:token', '/obrazki/*'
 */
export function createPathRedactor(patterns: string[]): (path: string) => string {
  const patternOf = createRouteMatcher(patterns)
  return (path) => {
    const pattern = patternOf(path)
    return escapeControls(pattern === 'other' ? firstSegmentOnly(path) : withoutTokens(path, pattern.split('/')))
  }
}

function withoutTokens(path: string, names: string[]): string {
  const parts = path.split('/').map((part, place) => (names[place]?.startsWith(':token') ? '…' : part))
  return parts.join('/')
}

function firstSegmentOnly(path: string): string {
  const [start = '', ...rest] = path.slice(1).split(/\/|\\|%2f|%5c/i)
  return rest.length > 0 ? `/${start}/…` : path
}

/**
 * Finds the pattern that an address belongs to: '/produkt/kubek-1001.data' is '/produkt/:product.data'. What belongs to none
 * is 'other'.
 * @param patterns '/produkt/:product', '/obrazki/*'
 */
export function createRouteMatcher(patterns: string[]): (path: string) => string {
  const router = new TrieRouter<string>()
  for (const pattern of patterns) router.add('ALL', pattern, pattern)
  const find = (path: string) => router.match('ALL', path)[0][0]?.[0]
  return (path) => {
    const page = path.endsWith('.data') ? find(path.slice(0, -'.data'.length)) : undefined
    return page ? `${page}.data` : (find(path) ?? 'other')
  }
}
