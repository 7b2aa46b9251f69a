import { createServer, type Server } from 'node:http'
import { log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Serves GET /metrics on a separate port, so that the shop's proxy cannot expose it by mistake. */
export function serveMetrics(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    } catch (error) {
      log.error(error, 'metrics')
      response.writeHead(503).end()
    }
  })
}

type Fetch<Bindings extends unknown[]> = (request: Request, ...bindings: Bindings) => Response | Promise<Response>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Returns a `fetch` that measures the duration of each response. Labels stay few: `patternOf` maps an address to one of the
 * known patterns.
 */
export function measureRequests<Bindings extends unknown[]>(
  fetch: Fetch<Bindings>,
  metrics: Metrics,
  patternOf: (path: string) => string,
): Fetch<Bindings> {
  return async (request, ...bindings) => {
    const began = performance.now()
    const answer = await fetch(request, ...bindings)
    const labels = {
      route: patternOf(new URL(request.url).pathname),
      method: methods.includes(request.method) ? request.method : 'other',
      status: answer.status,
    }
    metrics.observeResponse(labels, (performance.now() - began) / 1000)
    return answer
  }
}
