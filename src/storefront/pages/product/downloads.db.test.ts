import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'
import { runTestCommand } from '../../../../test/run-test-command.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const sage = '/produkt/kubek-ania-300-ml-szalwiowy-1002'
const indigo = '/produkt/kubek-ania-300-ml-indygo-1003'
const soon = { timeout: 30_000 }
const type = (...args: string[]) => runTestCommand(application.appContext, args)

/** Returns the files on a product's page: address, name, type and size. */
async function filesOn(path: string): Promise<string[][]> {
  const html = (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ')
  return [...html.matchAll(/href="(\/pliki\/[^"]+)"[^>]*><span[^>]*>([^<]*)<\/span><span[^>]*>([^<]*)</g)].map(
    ([, ...parts]) => parts as string[],
  )
}

async function addFile(name: string, text: string): Promise<void> {
  writeFileSync(join(application.appContext.config.dataFolder, name), text)
  expect((await type('files', 'add', '1003', name)).code).toBe(0)
}

test('B2.25 the page links to each file with its type and size, and the file is sent with its type', async () => {
  for (const { file, name } of [
    { file: 'karta-pielegnacji-kamionki.pdf', name: 'Karta pielęgnacji kamionki' },
    { file: 'wymiary-kubka.png', name: 'Wymiary kubka' },
  ])
    await type('files', 'add', '1002', resolve('db/demo/files', file), '--name', name)
  const files = await filesOn(sage)
  expect(files.map(([, ...rest]) => rest)).toEqual([
    ['Karta pielęgnacji kamionki', 'PDF, 27 kB'],
    ['Wymiary kubka', 'PNG, 18 kB'],
  ])
  const [card, drawing] = await Promise.all(files.map(([address = '']) => browser.get(address)))
  const typeHeaders = (answer: Response | undefined) =>
    ['Content-Type', 'Content-Disposition', 'X-Content-Type-Options'].map((name) => answer?.headers.get(name))
  expect(typeHeaders(card)).toEqual([
    'application/pdf',
    "attachment; filename*=UTF-8''karta-pielegnacji-kamionki.pdf",
    'nosniff',
  ])
  expect(typeHeaders(drawing)).toEqual(['image/png', "inline; filename*=UTF-8''wymiary-kubka.png", 'nosniff'])
})

test('B2.25 a file that the seller adds is on the page and is sent, a removed one is not', async () => {
  await addFile('nuta.mp3', 'la la')
  await expect.poll(async () => (await filesOn(indigo)).at(-1)?.slice(1), soon).toEqual(['nuta', 'MP3, 5 B'])
  const [address = ''] = (await filesOn(indigo)).at(-1) ?? []
  expect(await (await browser.get(address)).text()).toBe('la la')
  expect((await browser.get(address.replace('nuta.mp3', 'nuta.html'))).status).toBe(404)
  const [id = ''] = (await type('files', 'list', '1003')).out.trim().split('\n').at(-1)?.split(' ') ?? []
  await type('files', 'remove', '1003', id)
  await expect.poll(() => filesOn(indigo), soon).toHaveLength(2)
  expect((await browser.get(address)).status).toBe(404)
})

test.each([
  ['files add 999999 nuta.mp3', 'nie ma takiego towaru'],
  ['files add 1003 nie-ma.mp3', 'Nie ma pliku'],
  ['files remove 1003 999999', 'Towar 1003 nie ma pliku 999999'],
])('%s is refused', async (line, message) => {
  writeFileSync(join(application.appContext.config.dataFolder, 'nuta.mp3'), 'la la')
  expect(await type(...line.split(' '))).toMatchObject({ code: 1, problems: expect.stringContaining(message) })
})
