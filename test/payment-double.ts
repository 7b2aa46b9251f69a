import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createPrzelewy24Double, type Przelewy24Double } from '../src/partners/przelewy24-double.ts'
import type { Przelewy24Account } from '../src/platform/config.ts'

export interface PaymentDouble extends Przelewy24Double {
  account: Przelewy24Account
  /** The notifications that it has sent, which reach nobody. */
  sent: { url: string; body: string }[]
  /** Until it is set back: every call fails, as at a gateway that is down. */
  down: boolean
  close: () => Promise<void>
}

/** The double of Przelewy24 on a free port of this machine. */
export async function openPaymentDouble(): Promise<PaymentDouble> {
  const keys = { merchantId: 1234, posId: 5678, apiKey: 'key-of-reports', crc: 'crc-of-the-test' }
  const sent: PaymentDouble['sent'] = []
  const double = createPrzelewy24Double({ keys, notify: async (url, body) => sent.push({ url, body }) })
  const state = { down: false }
  const server = serve({
    fetch: (request: Request) => (state.down ? new Response('down', { status: 503 }) : double.app.fetch(request)),
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false, // other tests need theirs
  })
  if (!server.listening) await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, double, {
    account: { keys, address },
    sent,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
