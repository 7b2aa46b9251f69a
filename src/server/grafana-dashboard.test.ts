import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics/metrics.ts'
import '#features/checkout/actions/place-order.ts'
import '#platform/page-cache/page-cache.ts'

test('the Grafana board asks only for what the shop measures', async () => {
  const metrics = createMetrics({
    connections: () => ({ idle: 1 }),
    queues: async () => [{ name: 'send-order-mails', jobs: { ready: 1 } }],
  })
  metrics.observeResponse({ route: '/', method: 'GET', status: 200 }, 0.1)
  const told = new Set([...(await metrics.text()).matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name]) => name))
  const board = readFileSync(join(import.meta.dirname, '../../deploy/grafana/witryna.json'), 'utf8')
  const asked = [...board.matchAll(/\b((?:witryna|process|nodejs)_[a-z0-9_]+)(?=\{|,)/g)].map(([, name]) => name)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !told.has(name))).toEqual([])
})
