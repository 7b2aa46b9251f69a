import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { RawConnection } from '../../../test/raw-connection.ts'
import { closeGracefully, ShutdownState } from './graceful-shutdown.ts'

const times = { serving: 100, finishing: 100, answering: 100, closing: 100 }
const never = { ...times, serving: 60_000 }
const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(listener: RequestListener): Promise<RawConnection> {
  server = createServer(listener).listen(0)
  await once(server, 'listening')
  return RawConnection.open((server.address() as AddressInfo).port)
}

/** Simulates an embedded database: each event-loop turn takes long, and the next one is already queued. */
function workHard(): () => void {
  let working = true
  const turn = () => {
    const end = performance.now() + 20
    while (performance.now() < end);
    if (working) setImmediate(turn)
  }
  turn()
  return () => {
    working = false
  }
}

test('a permanently busy process closes on time', async () => {
  const connection = await open(() => {})
  connection.send(ask)
  await once(server, 'request')
  const rest = workHard()
  const began = performance.now()
  await closeGracefully(server, new ShutdownState(), times)
  rest()
  expect(performance.now() - began).toBeLessThan(10_000) // a thousand turns take 20 s
})

test('a permanently busy process closes its port once it refuses requests, so that a proxy goes elsewhere', async () => {
  await open(() => {})
  const rest = workHard()
  const closing = new ShutdownState()
  const closed = closeGracefully(server, closing, { ...times, finishing: 60_000 })
  await expect.poll(() => closing.isRefusing).toBe(true)
  await expect.poll(() => server.listening).toBe(false)
  rest()
  server.closeAllConnections() // one without a request stays open to the end
  await closed
})

test('a request in progress is finished', async () => {
  const requested = Promise.withResolvers<() => void>()
  const connection = await open((_, response) => requested.resolve(() => response.end('here')))
  connection.send(ask)
  const answer = await requested.promise
  const closed = closeGracefully(server, new ShutdownState(), never)
  answer()
  expect(await connection.answer()).toMatchObject({ status: 200, body: 'here' })
  await closed
})

test('an idle connection is closed', async () => {
  const connection = await open((_, response) => response.end())
  connection.send(ask)
  await connection.answer()
  await closeGracefully(server, new ShutdownState(), never)
  expect(await connection.end()).toBe('')
})

test('when the time is up, new requests are refused, then those in progress are answered, then all connections are cut', async () => {
  const closing = new ShutdownState()
  const connection = await open((_, response) => {
    closing.onEnd(() => response.writeHead(503).write('')) // and then it hangs
  })
  connection.send(ask)
  await once(server, 'request')
  const closed = closeGracefully(server, closing, times)
  expect([closing.isRefusing, closing.isOver]).toEqual([false, false])
  await expect.poll(() => closing.isRefusing).toBe(true)
  await closed
  expect(closing.isOver).toBe(true)
  await connection.end()
})
