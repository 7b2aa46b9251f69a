import type { Hono } from 'hono'
import type { Config } from '#platform/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPrzelewy24 } from './przelewy24.ts'
import { createPrzelewy24Double } from './przelewy24-double.ts'

/** Where the pages of the demo's gateway are. */
export const demoBankPath = '/bank-pokazowy'

export interface DemoBank {
  /** To be mounted at `demoBankPath`. */
  app: Hono
  gateway: PaymentGateway
}

/** Milliseconds that a buyer of the demo takes to confirm a BLIK. */
const confirmAfter = 3_000

/** The name by which the shop asks it, without a network. */
const address = 'http://bank.invalid'

/**
 * The double of Przelewy24 for a demo on the visitor's own machine, where nobody is charged; null in every other shop: without the demo, with a
 * public address, with a real gateway, and where several processes would each remember other payments. Its keys are made for this process.
 */
export function openDemoBank({
  demo,
  publicUrl,
  workers,
  przelewy24,
}: Pick<Config, 'demo' | 'publicUrl' | 'workers' | 'przelewy24'>): DemoBank | null {
  if (!demo || publicUrl !== null || workers > 1 || przelewy24 !== null) return null
  const keys = { merchantId: 1, posId: 1, apiKey: crypto.randomUUID(), crc: crypto.randomUUID() }
  const headers = { 'Content-Type': 'application/json' }
  const { app } = createPrzelewy24Double({
    keys,
    confirmAfter,
    notify: (url, body) => fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }),
  })
  const gateway = createPrzelewy24({
    ...{ keys, address, pages: demoBankPath, isDemo: true },
    fetch: (request) => app.fetch(request),
  })
  return { app, gateway }
}
