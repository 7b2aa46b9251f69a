import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { defineCounter } from './counter.ts'
import { createResponseMeter, measureRequests, serveMetrics } from './http-metrics.ts'
import { createMetrics } from './metrics.ts'

test('reports requests, counters, connections, queues and the process', async () => {
  const metrics = createMetrics({
    connections: () => ({ idle: 3, waiting: 1 }),
    queues: async () => [{ name: 'mails', jobs: { ready: 2 } }],
  })
  const answer = (request: Request) => new Response(null, { status: request.url.endsWith('/') ? 200 : 404 })
  const ask = measureRequests(
    answer,
    createResponseMeter(metrics, (path) => (path === '/' ? '/' : 'other')),
  )
  await ask(new Request('http://localhost/'))
  await ask(new Request('http://localhost/anna@example.com'))
  await ask(new Request('http://localhost/', { method: 'PROPFIND' }))
  defineCounter('witryna_test_sold_total', 'Sold in this test').count += 2
  const server = serveMetrics(metrics).listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const response = await fetch(`${address}/metrics`)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  for (const line of [
    'witryna_http_request_duration_seconds_count{route="/",method="GET",status="200"} 1',
    'witryna_http_request_duration_seconds_count{route="other",method="GET",status="404"} 1',
    'witryna_http_request_duration_seconds_count{route="/",method="other",status="200"} 1',
    'witryna_test_sold_total 2',
    'witryna_database_connections{state="idle"} 3',
    'witryna_database_connections{state="waiting"} 1',
    'witryna_queue_jobs{queue="mails",state="ready"} 2',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(line)
  expect(text).not.toContain('anna')
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  server.closeAllConnections()
  server.close()
})

test('a figure that is unavailable is a 503, and the next request is answered', async () => {
  let broken = true
  const metrics = createMetrics({
    connections: null,
    queues: async () => {
      if (broken) throw new Error('no database')
      return []
    },
  })
  const server = serveMetrics(metrics).listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}/metrics`
  expect((await fetch(address)).status).toBe(503)
  broken = false
  expect((await fetch(address)).status).toBe(200)
  server.closeAllConnections()
  server.close()
})
