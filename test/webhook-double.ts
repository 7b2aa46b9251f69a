import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

/** A status; redirect: elsewhere on the same receiver; endless: a body without end; hang: never an answer; drop: a closed connection. */
export type ReceiverMode = number | 'redirect' | 'endless' | 'hang' | 'drop'

export interface ReceivedWebhook {
  path: string
  headers: Record<string, string>
  body: string
}

export interface WebhookDouble {
  url: string
  received: ReceivedWebhook[]
  /** How it answers from now on. */
  answer: (mode: ReceiverMode) => void
  close: () => Promise<void>
}

/** A receiver of webhooks on a free port of this machine. */
export async function openWebhookDouble(): Promise<WebhookDouble> {
  const received: ReceivedWebhook[] = []
  let mode: ReceiverMode = 204
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: headersOf(request), body: await text(request) })
    respond(mode, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/zamowienia`,
    received,
    answer: (next) => {
      mode = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function respond(mode: ReceiverMode, response: ServerResponse): void {
  if (mode === 'hang') return
  if (mode === 'drop') response.destroy()
  else if (mode === 'redirect') response.writeHead(302, { Location: '/gdzie-indziej' }).end()
  else if (mode === 'endless') {
    response.writeHead(200)
    const fill = () => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000)));
    }
    response.on('drain', fill)
    fill()
  } else response.writeHead(mode).end()
}

/** Returns what a message says, checked by the library of Standard Webhooks; throws when the signature is not of this secret. */
export function verifyWebhook(secret: string, { headers, body }: ReceivedWebhook): unknown {
  return new Webhook(secret).verify(body, headers)
}
