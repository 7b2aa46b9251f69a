import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { escapeControls } from '#shared/plain-text.ts'
import { log, withinRequest } from '../log.ts'
import { clientAddress, loggedNetwork } from './client-address.ts'
import type { ShutdownState } from './graceful-shutdown.ts'

/**
 * Gives each request a number, sent as X-Request-Id, and logs its result: never the query, a header or a body.
 * @param loggable returns a path without its secrets
 * @param closing refusals during shutdown are not errors
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
      // an aborted page makes React Router answer 500 although the client is gone
      const gone = context.req.raw.signal.aborted
      if (status >= 500 && !gone && !closing.isRefusing) log.error(line)
      else log.info(line)
    })
  }
}

/**
 * Returns a function that redacts paths for the log. Tokens of the route table become '…': their holder may open an order or a
 * list, or unsubscribe. So does everything behind the first segment of an unknown path, which may be a mistyped link.
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
  const parts = path.split('/').map((part, index) => (names[index]?.startsWith(':token') ? '…' : part))
  return parts.join('/')
}

function firstSegmentOnly(path: string): string {
  const [start = '', ...rest] = path.slice(1).split(/\/|\\|%2f|%5c/i)
  return rest.length > 0 ? `/${start}/…` : path
}

/**
 * Returns a function that finds the route pattern of a path: '/produkt/kubek-1001.data' is '/produkt/:product.data'. Unknown
 * paths are 'other'.
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
