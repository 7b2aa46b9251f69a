import { expect, test } from 'vitest'
import { connectionContinues, form, head, serveShop, testBodies, withLength } from '../../test/large-bodies.ts'
import { RawConnection } from '../../test/raw-connection.ts'

const port = serveShop()
testBodies(port, [260_000, 2_000_000])

test('a client that reads nothing until it has sent 20 MB still receives the error', async () => {
  const connection = await RawConnection.open(port())
  connection.socket.pause()
  connection.send(...withLength('POST /koszyk HTTP/1.1', [form], 20_000_000))
  await expect.poll(() => connection.socket.writableLength).toBe(0)
  connection.socket.resume()
  const answer = await connection.answer()
  expect(answer).toMatchObject({ status: 413, head: expect.stringContaining('\r\nconnection: close') })
})

test('too large a body gets an error instead of 100 Continue', async () => {
  const connection = await RawConnection.open(port())
  connection.send(head('POST /koszyk HTTP/1.1', [form, 'Expect: 100-continue', 'Content-Length: 2000000']))
  expect(await connection.answer()).toMatchObject({ status: 413, head: expect.stringContaining('connection: close') })
  connection.socket.end()
  await connection.end()
})

test('an acceptable body gets 100 Continue', async () => {
  const connection = await RawConnection.open(port())
  connection.send(head('POST /nie-ma HTTP/1.1', [form, 'Expect: 100-continue', 'Content-Length: 260000']))
  expect((await connection.answer())?.status).toBe(100)
  connection.send(Buffer.alloc(260_000, 'a'))
  const answer = await connection.answer()
  expect(answer?.status).toBe(404)
  expect(await connectionContinues(connection, answer?.head ?? '')).toBe(true)
})
