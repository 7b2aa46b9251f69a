import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { RawConnection } from '../../test/raw-connection.ts'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-aborted-'))
let shop: SpawnedShop | null = null
afterAll(() => {
  shop?.process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'application/json']
const paths = [
  '/koszyk',
  '/logowanie',
  '/basketchange.php',
  '/ajax/get.php',
  '/signin.php',
  '/graphql/v1/',
  '/nie-ma',
  '/',
]

test('a client that disconnects while sending, or before the response, is not logged as an error', async () => {
  shop = spawnScript(npmStart, { ...(await spawnEnvironment(folder)), LOG_LEVEL: 'info' })
  const port = Number(new URL(await shop.url).port)
  let sent = 0
  for (const path of paths)
    for (const type of types)
      for (const [frame, body] of [
        ['Content-Length: 1000', 'product=1001&size=uniw'],
        ['Transfer-Encoding: chunked', '5\r\na=b&c\r\n'],
        ['Content-Length: 27', 'product=1001&size=uniw&x=yz'],
      ]) {
        const connection = await RawConnection.open(port)
        connection.send(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${frame}\r\n\r\n${body}`)
        await expect.poll(() => connection.socket.writableLength).toBe(0)
        connection.socket.resetAndDestroy()
        sent += 1
      }
  await expect.poll(() => linesOf('"method":"POST"').length).toBe(sent)
  expect(linesOf('"level":50')).toEqual([])
})

function linesOf(text: string): string[] {
  return (shop?.printed() ?? '').split('\n').filter((line) => line.includes(text))
}
