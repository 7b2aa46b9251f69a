import type { MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'

export interface KnownMethod {
  /** '/produkt/:product' */
  pattern: string
  /** 'ALL' says nothing of methods. */
  method: string
  /** A page of the shop: it says itself that it takes no form. */
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
 * Answers 405 to what an address does not take, and OPTIONS 204; both say with Allow what is taken (RFC 9110, 15.5.6 and 9.3.7). What belongs to
 * no known address goes on; a 405 without Allow, which React Router gives to methods that it does not know, is 404 there.
 * @param known asked when the first request comes
 */
export function allowMethods(known: () => KnownMethod[], words: MethodTexts): MiddlewareHandler {
  let find: ((path: string) => RouteMethods | null) | null = null
  return async (context, next) => {
    find ??= createMethodLookup(known())
    const { method, path } = context.req
    const place = find(path)
    if (!place) {
      await next()
      if (isBare405(context.res)) context.res = context.text(words.notFound(), 404)
      return
    }
    const Allow = [...place.methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return context.body(null, 204, { Allow })
    const goesOn = place.methods.includes(method) || (place.isPage && method === 'POST')
    if (!goesOn) return context.text(words.wrongMethod(), 405, { Allow })
    await next()
    if (isBare405(context.res)) context.res.headers.set('Allow', Allow)
  }
}

function isBare405({ status, headers }: Response): boolean {
  return status === 405 && !headers.has('Allow')
}

/** GET brings HEAD with it; what is known without any method is looked at only, and what has methods and an answer to all others gives it itself. */
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
