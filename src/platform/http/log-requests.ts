import type { MiddlewareHandler } from 'hono'
import { log, withinRequest } from '../log.ts'
import { findClient } from './client-address.ts'
import { clientNetwork } from './client-network.ts'
import type { Closing } from './closing.ts'

/**
 * Gives each request a number, which the answer carries as X-Request-Id, and logs what became of it: never the query, a header or a body.
 * @param loggable a path without its secrets
 * @param closing while the shop refuses requests since it stops, those answers are no errors
 */
export function logRequests(loggable: (path: string) => string, closing: Closing): MiddlewareHandler {
  return (context, next) => {
    const request = crypto.randomUUID()
    const began = performance.now()
    const network = clientNetwork(findClient(context).address)
    return withinRequest({ number: request, network }, async () => {
      await next()
      const { method } = context.req
      const { status, headers } = context.res
      headers.set('X-Request-Id', request)
      const milliseconds = Math.round((performance.now() - began) * 10) / 10
      const line = { method, path: loggable(context.req.path), status, milliseconds }
      // a page that nobody waits for any more is broken off, and React Router then answers 500 to nobody
      const gone = context.req.raw.signal.aborted
      if (status >= 500 && !gone && !closing.refuses) log.error(line)
      else log.info(line)
    })
  }
}
