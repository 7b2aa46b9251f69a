import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import { RawConnection } from '../test/raw-connection.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../test/spawn-shop.ts'

const prepared = inject('database')
const embedded = prepared.engine === 'PGlite'
let folder: string
let environment: Record<string, string>
const spawned: SpawnedShop[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-process-'))
  if (prepared.engine === 'PGlite') {
    mkdirSync(join(folder, 'database'))
    execFileSync('tar', ['-xf', prepared.copy, '-C', join(folder, 'database')], { stdio: 'ignore' })
  }
  environment = { DATA_FOLDER: folder, DATABASE_URL: embedded ? '' : await createDatabase(), PORT: '0', DEMO: 'no' }
})
afterAll(() => {
  for (const { process } of spawned) process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(parameters: string[], changes: Record<string, string> = {}): SpawnedShop {
  const shop = spawnScript(parameters, { ...environment, ...changes })
  spawned.push(shop)
  return shop
}

async function terminal(...parameters: string[]): Promise<{ code: number | null; printed: string }> {
  const { exit, printed } = run(['scripts/shop.mjs', ...parameters])
  return { code: await exit, printed: printed().trim() }
}

test('an unwritable data folder ends the start with a message, without a stack', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const shop = run(npmStart, { DATA_FOLDER: join(file, 'data') })
  expect(await shop.exit).toBe(1)
  expect(shop.printed().trim()).toMatch(
    /^Witryna nie może pisać w folderze danych .*no-folder\/data\. Sprawdź, [^\n]*$/,
  )
})

test('the life of a shop: started, used from the terminal, killed, restarted, ended by Ctrl-C', async () => {
  const first = run(npmStart)
  await first.url
  expect(await terminal('settings', 'set', 'seller.name', 'Anna Żak')).toEqual({
    code: 0,
    printed: 'seller.name = Anna Żak',
  })
  expect(await terminal('settings', 'set', 'prices.type', 'free')).toMatchObject({ code: 1 })
  if (embedded) {
    expect(statSync(join(folder, 'shop.sock')).mode & 0o777).toBe(0o600)
    const second = run(npmStart)
    expect(await second.exit).toBe(1)
    expect(second.printed()).toContain(`(proces ${first.process.pid})`)
  }

  first.process.kill('SIGKILL')
  await first.exit
  expect(await terminal('settings', 'get', 'seller.name')).toEqual({ code: 0, printed: 'Anna Żak' })

  const again = run(npmStart)
  const url = await again.url
  const taken = run(npmStart, { PORT: new URL(url).port, DATA_FOLDER: `${folder}/other` })
  expect(await taken.exit).toBe(1)
  expect(taken.printed()).toContain(`Port ${new URL(url).port} jest zajęty`)

  expect(await endByCtrlC(again, Number(new URL(url).port))).toBe(0)
  expect(['owner', 'shop.sock'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})

test('a running shop responds while its terminal imports a feed of hostile rows', async () => {
  const shop = run(npmStart)
  const url = await shop.url
  const offer = (id: number, description: string) =>
    `<o id="${id}" price="10"><name>Towar ${id}</name><desc><![CDATA[${description}]]></desc></o>`
  const hostile = [offer(2, '<'.repeat(3_500_000)), offer(3, '<b>'.repeat(166_000))]
  const rows = [offer(1, 'opis'), ...hostile, ...Array.from({ length: 18 }, (_, index) => offer(4 + index, 'opis'))]
  const file = join(folder, 'feed.xml')
  writeFileSync(file, `<offers>${rows.join('\n')}</offers>`)
  const command = run(['scripts/shop.mjs', 'import', file])
  let answers = 0
  let code: number | null | 'running' = 'running'
  void command.exit.then((ended) => {
    code = ended
  })
  while (code === 'running') {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    answers++
  }
  expect(answers).toBeGreaterThan(10)
  expect({ code, printed: command.printed().trim() }).toEqual({
    code: 0,
    printed: [
      'wiersz 2, towar 2: pole description jest za długie',
      'wiersz 3, towar 3: opis ma ponad sto znaczników jeden w drugim',
      'Gotowe. nowe: 19, zmienione: 0, bez zmian: 0, odrzucone: 2.',
    ].join('\n'),
  })
  shop.process.kill('SIGTERM')
  expect(await shop.exit).toBe(0)
})

/**
 * Ends the shop during one active request, which is finished, and with one idle connection, which is closed; returns the exit
 * code.
 */
async function endByCtrlC(shop: SpawnedShop, port: number): Promise<number | null> {
  const underWay = await RawConnection.open(port)
  const waiting = await RawConnection.open(port)
  const asking = await RawConnection.open(port)
  const mug = 'product=1001&size=uniw&number=1&mode=1'
  const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${mug.length}`]
  underWay.send(ask('POST /basketchange.php', ...form, 'Expect: 100-continue'))
  expect((await underWay.answer())?.status).toBe(100)
  shop.process.kill('SIGINT')
  await waitUntilStopping(asking)
  underWay.send(mug)
  expect((await underWay.answer())?.status).toBe(303)
  expect(await waiting.end()).toBe('')
  return shop.exit
}

/** Resolves when a response is the last one of its connection, or the connection has closed. */
async function waitUntilStopping(asking: RawConnection): Promise<void> {
  for (;;) {
    asking.send(ask('GET /healthz'))
    const answer = await asking.answer()
    if (!answer || answer.head.includes('connection: close')) return
  }
}

function ask(line: string, ...headers: string[]): string {
  return `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`
}
