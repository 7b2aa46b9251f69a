import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
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

function run(words: string[], changes: Record<string, string> = {}): SpawnedShop {
  const shop = spawnScript(words, { ...environment, ...changes })
  spawned.push(shop)
  return shop
}

async function terminal(...words: string[]): Promise<{ code: number | null; printed: string }> {
  const { exit, printed } = run(['scripts/shop.mjs', ...words])
  return { code: await exit, printed: printed().trim() }
}

test('a data folder that cannot be written ends the start in plain words, without a stack', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const shop = run(npmStart, { DATA_FOLDER: join(file, 'data') })
  expect(await shop.exit).toBe(1)
  expect(shop.printed().trim()).toMatch(
    /^Witryna nie może pisać w folderze danych .*no-folder\/data\. Sprawdź, [^\n]*$/,
  )
})

test('the life of a shop: opened, used from the terminal, killed, opened again, closed', {
  timeout: 60_000,
}, async () => {
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

  const waiting = await keepConnectionOpen(url)
  const began = performance.now()
  again.process.kill('SIGTERM')
  expect(await again.exit).toBe(0)
  expect(performance.now() - began).toBeLessThan(3_000)
  waiting.destroy()
  expect(['owner', 'shop.sock'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})

test('a running shop answers while its terminal imports a feed of hostile rows', { timeout: 120_000 }, async () => {
  const shop = run(npmStart)
  const url = await shop.url
  const offer = (id: number, description: string) =>
    `<o id="${id}" price="10"><name>Towar ${id}</name><desc><![CDATA[${description}]]></desc></o>`
  const rows = [offer(1, 'opis'), offer(2, '<'.repeat(3_500_000)), offer(3, '<b>'.repeat(166_000)), offer(4, 'opis')]
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
      'Gotowe. nowe: 2, zmienione: 0, bez zmian: 0, odrzucone: 2.',
    ].join('\n'),
  })
  shop.process.kill('SIGTERM')
  expect(await shop.exit).toBe(0)
})

test('Ctrl-C finishes the request that is under way, and ends with 0', { timeout: 30_000 }, async () => {
  const shop = run(npmStart)
  const { port } = new URL(await shop.url)
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write('GET /assets/none.js HTTP/1.1\r\nHost: localhost\r\n'),
    )
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    setTimeout(() => shop.process.kill('SIGINT'), 200)
    setTimeout(() => socket.write('\r\n'), 500)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 404/)
  expect(await shop.exit).toBe(0)
})

/** A browser's connection that stays open after its answer. */
function keepConnectionOpen(url: string): Promise<Agent> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(agent))).once('error', reject)
  })
}
