import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { RawConnection } from '../test/raw-connection.ts'
import { spawnEnvironment } from '../test/spawn-environment.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../test/spawn-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-stopping-'))
let shop: SpawnedShop | null = null
afterAll(() => {
  shop?.process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const visitors = 100
const mug = 'product=1001&size=uniw&number=1&mode=1'
const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${mug.length}`
const put = `POST /basketchange.php HTTP/1.1\r\nHost: localhost\r\n${form}\r\n\r\n${mug}`
const look = 'GET /koszyk HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('a shop that is told to stop under load answers every request that it has taken, and ends soon', {
  timeout: 120_000,
}, async () => {
  shop = spawnScript(npmStart, await spawnEnvironment(folder))
  const port = Number(new URL(await shop.url).port)
  const answers = Array.from({ length: visitors }, (): (number | null)[] => [])
  const visits = answers.map(async (statuses) => {
    const connection = await RawConnection.open(port)
    for (;;) {
      connection.send(statuses.length % 2 ? look : put)
      const answer = await connection.answer()
      statuses.push(answer?.status ?? null)
      if (!answer || answer.head.includes('connection: close')) return
    }
  })
  await expect.poll(() => answers.filter(({ length }) => length === 0)).toEqual([])
  const crowd = Array.from({ length: 30 }, () => comeAgain(port))
  const stopped = Date.now()
  shop.process.kill('SIGTERM')
  await Promise.all([...visits, ...crowd])
  expect(await shop.exit).toBe(0)
  expect(Date.now() - stopped).toBeLessThan(20_000) // four seconds, on a machine that does nothing else
  expect(new Set(answers.flat())).toEqual(new Set([200, 303, ...answers.flat().filter((status) => status === 503)]))
  expect(shop.printed()).not.toContain('"level":50')
})

/** Others, each with a new connection for every request, until nobody listens any more. */
async function comeAgain(port: number): Promise<void> {
  for (;;) {
    const connection = await RawConnection.open(port).catch(() => null)
    if (!connection) return
    connection.send(put)
    await connection.answer()
    connection.socket.destroy()
  }
}
