/** A minimal Hono server with one answer for all requests. Its first message has the port, the headers, the body as base64. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = new Hono().get('*', (context) => context.body(bytes, 200, headers))
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
})
