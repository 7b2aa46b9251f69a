import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { processTree } from '../../test/expect-clean-exit.ts'
import { freePort } from '../../test/free-port.ts'
import { RawConnection } from '../../test/raw-connection.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'
import { stopUnderLoad } from '../../test/stop-under-load.ts'
import { waitFor } from '../../test/wait-for.ts'

let folder: string
let port: number
let metricsPort: number
let environment: Record<string, string>
let shop: SpawnedShop
const spawned: SpawnedShop[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-workers-'))
  port = await freePort()
  metricsPort = await freePort()
  environment = {
    DATA_FOLDER: join(folder, 'data'),
    DATABASE_URL: await createDatabase(),
    DEMO: 'no',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'info',
  }
  shop = run()
  await shop.url
  await waitFor(async () => (await answeringWorkers()).size === 2)
})
afterAll(() => {
  for (const { process } of spawned) process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(changes: Record<string, string> = {}): SpawnedShop {
  const started = spawnScript(npmStart, { ...environment, ...changes })
  spawned.push(started)
  return started
}

const workers = () => processTree(shop.process.pid ?? Number.NaN).slice(1)

/** Returns the processes that answered 16 requests which were under way at once, each on a connection of its own. */
async function answeringWorkers(): Promise<Set<number>> {
  const before = logged().length
  expect(await Promise.all(Array.from({ length: 16 }, ask))).toEqual(Array(16).fill(200))
  return new Set(
    logged()
      .slice(before)
      .map(({ pid }) => pid),
  )
}

async function ask(): Promise<number | undefined> {
  const connection = await RawConnection.open(port)
  connection.send('GET /koszyk HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const answer = await connection.answer()
  await connection.end()
  return answer?.status
}

/** Log lines about requests. */
function logged(): { pid: number; path: string }[] {
  const lines = shop.printed().split('\n')
  return lines.filter((line) => line.includes('"path":')).map((line) => JSON.parse(line))
}

test('a changed price is shown by every worker', async () => {
  const pages = new Map<number, RawConnection>()
  const priceAt = async (connection: RawConnection) => {
    connection.send('GET /produkt/kubek-ania-300-ml-1001 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return /"price":"?([\d.]+)/.exec((await connection.answer())?.body ?? '')?.[1]
  }
  await waitFor(async () => {
    const connection = await RawConnection.open(port)
    const before = logged().length
    expect(await priceAt(connection)).toBeTruthy()
    await waitFor(() => logged().length > before)
    pages.set(logged().at(-1)?.pid ?? 0, connection)
    return pages.size === 2
  })
  const change = spawnScript(['scripts/shop.mjs', 'price', '1001', 'uniw', '77,77'], environment)
  expect([await change.exit, change.printed()]).toEqual([0, expect.any(String)])
  for (const connection of pages.values()) {
    await expect.poll(() => priceAt(connection)).toBe('77.77')
    connection.socket.destroy()
  }
})

test('the metrics of all workers are one', async () => {
  const before = await readMetrics()
  await answeringWorkers()
  const after = await readMetrics()
  expect(after.requests - before.requests).toBe(16)
  expect(after.text.match(/^nodejs_version_info/gm)).toHaveLength(1)
})

/** The whole text, and how many requests for the basket page it counts. */
async function readMetrics(): Promise<{ text: string; requests: number }> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const counts = text.matchAll(/^witryna_http_request_duration_seconds_count\{route="\/koszyk",.* (\d+)$/gm)
  return { text, requests: [...counts].reduce((sum, [, count]) => sum + Number(count), 0) }
}

test('a killed worker is replaced while the others answer', async () => {
  const before = workers()
  const [killed = Number.NaN] = before
  process.kill(killed, 'SIGKILL')
  await waitFor(() => !workers().includes(killed)) // until then it may accept a request, which dies with it
  const statuses: (number | undefined)[] = []
  await waitFor(async () => {
    statuses.push(await ask())
    return logged().some(({ pid }) => !before.includes(pid))
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(shop.printed()).toContain(`"worker":${killed},"how":"SIGKILL"`)
})

test('two workers that are stopped under load answer every request that they have accepted', () =>
  stopUnderLoad({ visitors: 10, crowd: 5 }, { WEB_CONCURRENCY: '2' }))

test('a wrong configuration ends the start with one message', async () => {
  const taken = run({ PORT: String(new URL(environment.DATABASE_URL ?? '').port), DEMO: 'no', METRICS_PORT: '' })
  expect(await taken.exit).toBe(1)
  expect(taken.printed().match(/jest zajęty/g)).toHaveLength(1)
  const embedded = run({ DATABASE_URL: '' })
  expect(await embedded.exit).toBe(1)
  expect(embedded.printed()).toMatch(/^WEB_CONCURRENCY=2 wymaga PostgreSQL [^\n]*\n$/)
})
