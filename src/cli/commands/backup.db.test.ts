import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { type Engine, openEmptyApplication } from '../../../test/open-empty-application.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { orderForm } from '../../../test/order-form.ts'
import { PlainBrowser, redirectOf } from '../../../test/plain-browser.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'
import { tableDigests } from '../../../test/table-digests.ts'
import { readDemo } from '../demo/read-demo.ts'
import { storeDemoPictures } from '../demo/store-demo-files.ts'

/** From the project's engine to each of these in turn. */
const journey = (
  { PGlite: ['PGlite'], PostgreSQL: ['PGlite', 'PostgreSQL', 'PostgreSQL'] } satisfies Record<string, Engine[]>
)[inject('database').engine]

const folder = mkdtempSync(join(tmpdir(), 'witryna-backups-'))
const file = join(folder, 'shop.tar.gz')
const shops: TestApplication[] = []
afterAll(async () => {
  for (const shop of shops) await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

let anna: PlainBrowser
let order: string

/** A shop with an order, a basket, and mails that are still queued. */
beforeAll(async () => {
  const shop = await openTestApplication()
  shops.push(shop)
  const { dataFolder } = shop.appContext.config
  await storeDemoPictures(
    readDemo().products.filter(({ id }) => id === 1001),
    dataFolder,
  )
  await mkdir(join(dataFolder, 'mail'))
  await writeFile(join(dataFolder, 'mail', 'zamówienie nr 7, Żak – potwierdzenie.eml'), 'Subject: Dziękujemy\n')
  anna = new PlainBrowser(shop)
  await anna.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await anna.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const page = await (await anna.get('/zamowienie')).text()
  order = (await redirectOf(anna.send('/zamowienie', orderForm(page)))) ?? ''
  await anna.post('/basketchange.php', { product: '1066', size: 'uniw', number: '0,5', mode: '1' })
})

function waitingMails({ appContext }: TestApplication): Promise<{ rows: unknown[] }> {
  return sql`
    select id::text, name, data, state::text, start_after from pgboss.job where name = 'send-order-mails'
  `.execute(appContext.database.query)
}

test(`a backup is the whole shop: ${[inject('database').engine, ...journey].join(' → ')}`, async () => {
  for (const engine of journey) {
    const source = shops.at(-1) as TestApplication
    const restored = await openEmptyApplication(engine)
    shops.push(restored)
    await move(source, restored)
    await expectSession(restored)
    expect(await runTestCommand(restored.appContext, ['backup', join(folder, 'own.tar.gz')])).toMatchObject({ code: 0 })
    expect((await runTestCommand(restored.appContext, ['doctor'])).out).toContain('✓ kopia             ostatnia z ')
    expect(await runTestCommand(restored.appContext, ['restore', file, '--replace'])).toMatchObject({ code: 0 })
    expect((await runTestCommand(restored.appContext, ['doctor'])).out).toContain('! kopia             Jeszcze żadnej')
    await expectSession(restored)
    rmSync(join(folder, 'own.tar.gz'))
  }
})

test('a shop without products and orders is refused unless --empty is set', async () => {
  const empty = await openEmptyApplication(inject('database').engine)
  onTestFinished(() => empty.close())
  const path = join(folder, 'empty.tar.gz')
  const refused = await runTestCommand(empty.appContext, ['backup', path])
  expect(refused).toMatchObject({
    code: 1,
    problems: expect.stringMatching(/nie ma towarów ani zamówień \(P.* --empty/),
  })
  expect(existsSync(path)).toBe(false)
  expect(await runTestCommand(empty.appContext, ['backup', path, '--empty'])).toMatchObject({ code: 0 })
  rmSync(path)
})

async function move(source: TestApplication, target: TestApplication): Promise<void> {
  const made = await runTestCommand(source.appContext, ['backup', file])
  expect(made).toMatchObject({ code: 0, problems: '', out: expect.stringMatching(/prac w toku: [1-9]\d*, plików: \d/) })
  expect((await runTestCommand(source.appContext, ['doctor'])).out).toContain('✓ kopia             ostatnia z ')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['shop.tar.gz'])
  for (const _ of [1, 2, 3]) await new PlainBrowser(target).get('/produkt/kubek-ania-300-ml-1001') // a record exists now
  const restored = await runTestCommand(target.appContext, ['restore', file])
  expect(restored).toMatchObject({ code: 0, problems: '', out: expect.stringContaining('Gotowe: to sklep z ') })
  expect(await tableDigests(target.appContext.database.query)).toEqual(
    await tableDigests(source.appContext.database.query),
  )
  expect((await waitingMails(source)).rows).toHaveLength(1)
  expect((await waitingMails(target)).rows).toEqual((await waitingMails(source)).rows)
  expect(await filesOf(target)).toEqual(await filesOf(source))
  const again = await runTestCommand(target.appContext, ['restore', file])
  expect(again).toMatchObject({ code: 1, out: '', problems: expect.stringMatching(/zamówienia 1.* dopisz --replace/) })
}

/** The client continues: signed in, with the order and the basket, and the old password still works. */
async function expectSession(shop: TestApplication): Promise<void> {
  const sameBrowser = new PlainBrowser(shop)
  for (const [name, value] of anna.cookies) sameBrowser.cookies.set(name, value)
  await expectText(sameBrowser, '/konto', 'anna@example.com')
  await expectText(sameBrowser, '/koszyk', 'Flanela w kratę Łąka')
  await expectText(sameBrowser, (await redirectOf(sameBrowser.get(order))) ?? order, 'Kubek Ania 300 ml')
  const other = new PlainBrowser(shop)
  expect(await redirectOf(other.post('/logowanie', { login: 'anna', password: 'witryna-demo' }))).toBe('/konto')
  await expectText(other, '/konto', order.split('/')[2] ?? '')
  const product = await expectText(other, '/produkt/kubek-ania-300-ml-1001', 'Kubek Ania 300 ml')
  const [picture] = /\/obrazki\/[0-9a-f]{64}-\d+\.webp/.exec(product) ?? []
  expect((await other.get(picture ?? '')).headers.get('Content-Type')).toBe('image/webp')
}

async function expectText(browser: PlainBrowser, path: string, text: string): Promise<string> {
  const page = await (await browser.get(path)).text()
  expect({ path, words: text, shown: page.includes(text) }).toEqual({ path, words: text, shown: true })
  return page
}

/** Digests by path of the files in folders, without those that can be generated. */
async function filesOf({ appContext }: TestApplication): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const top of ['pictures', 'mail'])
    for (const path of readdirSync(join(appContext.config.dataFolder, top), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const file = join(appContext.config.dataFolder, top, path)
      if (statSync(file).isFile() && !/-\d+\.webp$/.test(path))
        digests[`${top}/${path}`] = createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
    }
  return digests
}

test('--keep writes a checked backup into a folder, with its time in the name, and removes the oldest', async () => {
  const { appContext } = shops[0] as TestApplication
  const backups = mkdtempSync(join(tmpdir(), 'witryna-kept-'))
  onTestFinished(() => rmSync(backups, { recursive: true }))
  const older = ['witryna-2026-11-19T03-15-00Z.tar.gz', 'witryna-2026-11-20T03-15-00Z.tar.gz']
  for (const name of [...older, 'umowa.pdf']) await writeFile(join(backups, name), '')
  const { code, out } = await runTestCommand(appContext, ['backup', backups, '--keep', '2'])
  expect([code, out]).toEqual([0, expect.stringContaining('Usunięta najstarsza: witryna-2026-11-19T03-15-00Z.tar.gz')])
  const left = readdirSync(backups).sort()
  expect(left).toEqual(['umowa.pdf', older[1], expect.stringMatching(/^witryna-\d{4}-.*Z\.tar\.gz$/)])
  expect(statSync(join(backups, left[2] ?? '')).mode & 0o777).toBe(0o600)
})

test.each([
  [['--keep', '0'], '--keep: potrzebna liczba'],
  [['--keep', 'dwa'], '--keep'],
  [['--keep', '2'], 'Nie ma folderu'],
])('refuses to back up into an invalid folder %j', async (options, text) => {
  const { appContext } = shops[0] as TestApplication
  const { code, problems } = await runTestCommand(appContext, ['backup', join(folder, 'nowhere'), ...options])
  expect([code, problems]).toEqual([1, expect.stringContaining(text)])
})
