import { createServer, type Server } from 'node:http'
import { log } from '../log.ts'
import type { Metrics, MetricsText } from './metrics.ts'

/** Serves GET /metrics on a separate port, so that the shop's proxy cannot expose it by mistake. */
export function serveMetrics(metrics: MetricsText): Server {
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

/** An answered request; duration in milliseconds. */
export interface MeasuredResponse {
  path: string
  method: string
  status: number
  milliseconds: number
}

/** Returns a function that records responses. Labels stay few: `patternOf` maps a path to one of the known patterns. */
export function createResponseMeter(
  metrics: Metrics,
  patternOf: (path: string) => string,
): (response: MeasuredResponse) => void {
  return ({ path, method, status, milliseconds }) => {
    const labels = { route: patternOf(path), method: methods.includes(method) ? method : 'other', status }
    metrics.observeResponse(labels, milliseconds / 1000)
  }
}

/** Returns a `fetch` that measures the duration of each response. */
export function measureRequests<Bindings extends unknown[]>(
  fetch: Fetch<Bindings>,
  measure: (response: MeasuredResponse) => void,
): Fetch<Bindings> {
  return async (request, ...bindings) => {
    const began = performance.now()
    const answer = await fetch(request, ...bindings)
    const { pathname } = new URL(request.url)
    const milliseconds = performance.now() - began
    measure({ path: pathname, method: request.method, status: answer.status, milliseconds })
    return answer
  }
}
