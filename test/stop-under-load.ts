import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { answerPeriod } from '#platform/http/graceful-shutdown.ts'
import { RawConnection } from './raw-connection.ts'
import { spawnEnvironment } from './spawn-environment.ts'
import { npmStart, spawnScript } from './spawn-shop.ts'

const mug = 'product=1001&size=uniw&number=1&mode=1'
const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${mug.length}`
const put = `POST /basketchange.php HTTP/1.1\r\nHost: localhost\r\n${form}\r\n\r\n${mug}`
const basketRequest = 'GET /koszyk HTTP/1.1\r\nHost: localhost\r\n\r\n'

/**
 * Stops a shop while visitors send requests in sequence and a crowd opens new connections, and expects that every accepted
 * request is answered within the guaranteed period, and that the shop exits in time, with exit code 0.
 * @param changes to the environment of the shop
 */
export async function stopUnderLoad(
  { visitors, crowd }: { visitors: number; crowd: number },
  changes: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-stopping-'))
  const shop = spawnScript(npmStart, { ...(await spawnEnvironment(folder)), ...changes })
  onTestFinished(() => {
    shop.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const port = Number(new URL(await shop.url).port)
  const answers = Array.from({ length: visitors }, (): (number | null)[] => [])
  let stoppedAt = Number.POSITIVE_INFINITY
  const isCutOff = () => performance.now() - stoppedAt >= answerPeriod
  const visits = answers.map(async (statuses) => {
    const connection = await RawConnection.open(port)
    for (;;) {
      connection.send(statuses.length % 2 ? basketRequest : put)
      const answer = await connection.answer()
      if (answer || !isCutOff()) statuses.push(answer?.status ?? null)
      if (!answer || answer.head.includes('connection: close')) return
    }
  })
  // a change and a page each: all that is asked after the signal may be late, on a busy machine
  await expect.poll(() => answers.filter(({ length }) => length < 2)).toEqual([])
  const others = Array.from({ length: crowd }, () => reconnectUntilClosed(port))
  stoppedAt = performance.now()
  shop.process.kill('SIGTERM')
  await Promise.all([...visits, ...others])
  expect(await shop.exit).toBe(0)
  expect(new Set(answers.flat())).toEqual(new Set([200, 303, ...answers.flat().filter((status) => status === 503)]))
  expect(errorsIn(shop.printed())).toEqual([])
}

/** Errors, except those of work that takes too long: its request was answered 503, and it finds the database closed. */
function errorsIn(printed: string): string[] {
  const isLate = (line: string) => /after calling end on the pool|PGlite is closed/.test(line)
  return printed.split('\n').filter((line) => line.includes('"level":50') && !isLate(line))
}

/** Other visitors, with a new connection for every request, until the port is closed. */
async function reconnectUntilClosed(port: number): Promise<void> {
  for (;;) {
    const connection = await RawConnection.open(port).catch(() => null)
    if (!connection) return
    connection.send(put)
    await connection.answer()
    connection.socket.destroy()
  }
}
