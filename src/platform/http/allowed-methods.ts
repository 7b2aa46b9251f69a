import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'

export interface KnownMethod {
  /** '/produkt/:product' */
  pattern: string
  /** 'ALL' says nothing of methods. */
  method: string
  /** A page of the shop: it rejects forms itself. */
  isPage?: boolean
}

interface RouteMethods {
  methods: string[]
  isPage: boolean
}

const readMethods = ['GET', 'HEAD']

interface MethodTexts {
  wrongMethod: () => string
  notFound: () => string
}

/**
 * Answers 405 to a method that an address does not support, and OPTIONS with 204; both list the methods in Allow (RFC 9110,
 * 15.5.6 and 9.3.7). Requests for unknown addresses pass on; a 405 without Allow, which React Router sends for methods it does
 * not know, becomes 404 there.
 * @param known called on the first request
 */
export function allowMethods(known: () => KnownMethod[], texts: MethodTexts): MiddlewareHandler {
  let find: ((path: string) => RouteMethods | null) | null = null
  return async (context, next) => {
    find ??= createMethodLookup(known())
    const { method, path } = context.req
    const found = find(path)
    if (!found) {
      await next()
      if (isBare405(context.res)) context.res = context.text(texts.notFound(), 404)
      return
    }
    const Allow = [...found.methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return context.body(null, 204, { Allow })
    const goesOn = found.methods.includes(method) || (found.isPage && method === 'POST')
    if (!goesOn) return context.text(texts.wrongMethod(), 405, { Allow })
    await next()
    if (isBare405(context.res)) context.res.headers.set('Allow', Allow)
  }
}

function isBare405({ status, headers }: Response): boolean {
  return status === 405 && !headers.has('Allow')
}

/**
 * GET implies HEAD. An address known without a method is read-only; one with methods and a catch-all handler answers other
 * methods itself.
 */
function createMethodLookup(known: KnownMethod[]): (path: string) => RouteMethods | null {
  const router = new TrieRouter<RouteMethods>()
  for (const [pattern, entries] of Map.groupBy(known, (entry) => entry.pattern)) {
    const named = new Set(entries.map(({ method }) => method))
    const answersAll = named.delete('ALL')
    if (answersAll && named.size > 0) continue
    const methods = [...new Set([...(answersAll || named.has('GET') ? readMethods : []), ...named])]
    router.add('ALL', pattern, { methods, isPage: entries.some(({ isPage }) => isPage) })
  }
  const find = (path: string) => router.match('ALL', path)[0][0]?.[0] ?? null
  return (path) => find(path) ?? (path.endsWith('.data') ? find(path.slice(0, -'.data'.length)) : null)
}
