import { createServer, type Server } from 'node:http'
import { log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics on a port of its own, so that a proxy in front of the shop cannot pass it on by mistake. */
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
