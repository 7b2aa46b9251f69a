import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPictures } from '#features/catalogue/queries/product-media.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'
import { demoFolder } from '../demo/read-demo.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-pictures-'))
const file = (name: string) => join(folder, name)
let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  const pictures = join(demoFolder, 'pictures', 'assam-jesienny')
  for (const [place, name] of ['pierwsze', 'drugie'].entries())
    copyFileSync(join(pictures, readdirSync(pictures).sort()[place] ?? ''), file(`${name}.webp`))
})
afterAll(async () => {
  await testShop.close()
  rmSync(folder, { recursive: true })
})

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, args)

/** Imports a mug whose feed contains these pictures; returns its number. */
async function importMug(...addresses: string[]): Promise<number> {
  writeFileSync(file('kubek.csv'), `id;nazwa;cena;stan;zdjecia\nkz;Kubek ze zdjęciem;59;3;${addresses.join('|')}\n`)
  expect(await type('import', file('kubek.csv'))).toMatchObject({ code: 0, out: expect.not.stringContaining('wiersz') })
  const { id } = await testShop.appContext.database.query
    .selectFrom('product')
    .select('id')
    .where('name', '=', 'Kubek ze zdjęciem')
    .executeTakeFirstOrThrow()
  return id
}

const sources = async (id: number) =>
  (await getPictures(testShop.shop(), id)).map(({ own, source, alt }) => (own ? `own: ${alt}` : source))

test('own pictures come before those of feeds, and no import removes them', async () => {
  const [first, second, third] = ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg']
  const id = await importMug(first, second)
  expect((await type('pictures', 'add', `${id}`, file('pierwsze.webp'), '--alt', 'Kubek na stole')).code).toBe(0)
  expect((await type('pictures', 'add', `${id}`, file('drugie.webp'))).code).toBe(0)
  const own = ['own: Kubek na stole', 'own: Kubek ze zdjęciem']
  expect(await sources(id)).toEqual([...own, first, second])
  await importMug(third, second, first)
  expect(await sources(id)).toEqual([...own, third, second, first])
  await importMug()
  expect(await sources(id)).toEqual(own)
  await importMug(first)
  expect(await sources(id)).toEqual([...own, first])
})

test('the same file twice is one picture with the later description, and can be removed', async () => {
  const id = await importMug('https://a.example/1.jpg')
  await type('pictures', 'add', `${id}`, file('pierwsze.webp'), '--alt', 'Kubek z bliska')
  const pictures = await getPictures(testShop.shop(), id)
  const close = pictures.filter(({ alt }) => alt === 'Kubek z bliska')
  expect(close).toHaveLength(1)
  const { code, out } = await type('pictures', 'remove', `${id}`, `${close[0]?.id}`)
  expect([code, out.includes('z bliska')]).toEqual([0, false])
  expect((await sources(id)).some((source) => source === 'own: Kubek z bliska')).toBe(false)
})

test('invalid input is refused with a message', async () => {
  const id = await importMug('https://a.example/1.jpg')
  const ofFeed = (await getPictures(testShop.shop(), id)).find(({ own }) => !own)
  writeFileSync(file('tekst.jpg'), 'to nie zdjęcie')
  const refused = async (...args: string[]) => (await type('pictures', ...args)).problems
  expect(await refused('add', '999999', file('pierwsze.webp'))).toMatch(/999999|towar/i)
  expect(await refused('add', `${id}`, file('brak.webp'))).toContain('Nie ma pliku')
  expect(await refused('add', `${id}`, file('tekst.jpg'))).toContain('To nie jest zdjęcie')
  expect(await refused('remove', `${id}`, `${ofFeed?.id}`)).toContain('nie ma własnego zdjęcia')
})
