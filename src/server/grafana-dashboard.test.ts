import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics/metrics.ts'
import '#features/checkout/actions/place-order.ts'
import '#platform/page-cache/page-cache.ts'

test('the Grafana dashboard uses only metrics that the shop exports', async () => {
  const metrics = createMetrics({
    connections: () => ({ idle: 1 }),
    queues: async () => [{ name: 'send-order-mails', jobs: { ready: 1 } }],
  })
  metrics.observeResponse({ route: '/', method: 'GET', status: 200 }, 0.1)
  const exported = new Set([...(await metrics.text()).matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name]) => name))
  const board = readFileSync(join(import.meta.dirname, '../../deploy/grafana/witryna.json'), 'utf8')
  const used = [...board.matchAll(/\b((?:witryna|process|nodejs)_[a-z0-9_]+)(?=\{|,)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !exported.has(name))).toEqual([])
})
