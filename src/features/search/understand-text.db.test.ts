import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { findBestMatches } from './queries/text-search.ts'
import { understandText } from './queries/understand-text.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/** The names of the first products that a text finds. */
async function firstNames(text: string, count: number): Promise<string[]> {
  const shop = testShop.shop()
  const ids = await findBestMatches(shop, await understandText(shop, text), count)
  const products = await shop.database
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return ids.map((id) => products.find((product) => product.id === id)?.name ?? '')
}

test.each([
  ['stół drewniany', 2, /^Stół/],
  ['kubek dla babci', 3, /^Kubek/],
  ['herbata dla dziecka', 3, /^(?!Puszka|Taca|Zestaw)/],
  ['herbata zielona', 3, /^(?!Puszka|Taca|Zestaw)/],
  ['doniczka 14 cm', 1, /^Doniczka/],
  ['niebieska filiżanka', 1, /^Filiżanka/],
  ['kawa', 3, /^Kawa/],
])('for %j the first %i are products of that kind, not products that mention it', async (text, count, expected) => {
  const names = await firstNames(text, count)
  expect(names).toHaveLength(count)
  for (const name of names) expect(name).toMatch(expected)
})

test('one word for a kind of product finds that kind alone, also in categories and sets, not each description that mentions it', async () => {
  const understood = await understandText(testShop.shop(), 'kubek')
  expect(understood).toMatchObject({ relaxed: false })
  const names = await firstNames('kubek', 100)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => /^(Assam|Earl|Mięta|Oolong)/.test(name))).toEqual([])
  expect(await firstNames('kubek mięta', 40)).toContain('Mięta podlaska')
})

test.each([
  ['obrus 140x180', 2, /^Obrus lniany/],
  ['obrus 180 na 140', 2, /^Obrus lniany/],
  ['ręcznik 50 x 90', 2, /^Ręcznik waflowy/],
  ['poszewka 60x60 cm', 2, /^Poszewka lniana (indygo|rdzawa)/],
  ['fartuch M', 3, /^Fartuch lniany Izba/],
  ['fartuch rozmiar xl', 3, /^Fartuch lniany Izba/],
  ['doniczka 16 cm', 1, /^Doniczka Mgła/],
  ['deska 40x30', 1, /^Deska dębowa/],
  ['assam 250 g', 1, /^Assam/],
])('%j finds products by size, and every word is understood', async (text, count, expected) => {
  const understood = await understandText(testShop.shop(), text)
  expect(understood).toMatchObject({ relaxed: false, corrected: null })
  const names = await firstNames(text, count)
  expect(names).toHaveLength(count)
  for (const name of names) expect(name).toMatch(expected)
})

test.each([
  ['kocyk', 3, /^Koc/],
  ['kubeczek do herbaty', 3, /^Kubek/],
  ['grawerowanie', 2, /^Grawer/],
  ['talerzyk deserowy', 1, /^Talerz deserowy/],
  ['ręczniczek', 3, /^Ręcznik/],
  ['świeczka zapachowa', 3, /^Świec/],
  ['stół drewniany', 2, /^Stół/],
  ['ścierka', 2, /^Ścierecz/],
  ['miseczka', 2, /^Miseczka/],
  ['miska', 3, /^Miska/],
])('%j also finds products by the word that it is derived from, exact matches first', async (text, count, expected) => {
  expect(await understandText(testShop.shop(), text)).toMatchObject({ relaxed: false, corrected: null })
  const names = await firstNames(text, count)
  expect(names).toHaveLength(count)
  for (const name of names) expect(name).toMatch(expected)
})

test.each([
  ['imbryk', 3, /^Czajni/],
  ['drip do kawy', 2, /^Dripper/],
  ['bon podarunkowy', 1, /^Karta podarunkowa/],
  ['voucher', 2, /^Karta/],
  ['voucher na warsztaty', 1, /^Karta na warsztat/],
  ['karta prezentowa', 1, /^Karta podarunkowa/],
  ['taboret', 2, /^Stołek/],
  ['notatnik w kropki', 3, /^Notes/],
  ['pled', 1, /^Pled/],
])('%j finds products by synonyms', async (text, count, expected) => {
  expect(await understandText(testShop.shop(), text)).toMatchObject({ relaxed: false, corrected: null })
  const names = await firstNames(text, count)
  expect(names).toHaveLength(count)
  for (const name of names) expect(name).toMatch(expected)
})

test.each([
  ['kubke', 'kubek'],
  ['kubke do kawy', 'kubek kawy'],
  ['kupek', 'kubek'],
  ['kubeki', 'kubki'],
])('%j is corrected to %j', async (text, corrected) => {
  expect(await understandText(testShop.shop(), text)).toMatchObject({ corrected, relaxed: false })
})

test.each(['kubka', 'kubkom', 'talerzami', 'kartke', 'lyzke', 'dnia', 'miseczkę'])(
  '%j is a form of a word, and is not corrected',
  async (text) => {
    expect(await understandText(testShop.shop(), text)).toMatchObject({ corrected: null, relaxed: false })
  },
)

test.each(['opony zimowe', 'hulajnoga dla dziecka', 'smycz dla psa', 'laptop do pracy', 'szary telewizor'])(
  '%j finds nothing rather than products that only match the other words',
  async (text) => {
    expect(await firstNames(text, 3)).toEqual([])
  },
)

test.each([
  ['kubek hipopotamowy', /^Kubek/],
  ['hipopotamowy kubek', /^Kubek/],
  ['kubek dla hipopotama', /^Kubek/],
  ['zielona miska hipopotamowa', /^Miska/],
])('%j finds products without the word that no product has, and is marked as relaxed', async (text, expected) => {
  expect(await understandText(testShop.shop(), text)).toMatchObject({ relaxed: true })
  const [first] = await firstNames(text, 1)
  expect(first).toMatch(expected)
})
