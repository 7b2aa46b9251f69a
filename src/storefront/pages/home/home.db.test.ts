import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import {
  homeDescriptionSetting,
  homeSectionsSetting,
  homeTitleSetting,
  sellerSettings,
} from '#features/content/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import type { Setting } from '#shared/setting.ts'
import { demoSettings } from '../../../../test/demo-settings.ts'
import { openEmptyApplication } from '../../../../test/open-empty-application.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../../test/plain-browser.ts'

let demo: TestApplication
beforeAll(async () => {
  demo = await openTestApplication()
})
afterAll(() => demo.close())

const chosen: Setting<unknown>[] = [homeSectionsSetting, homeTitleSetting, homeDescriptionSetting]
afterEach(async () => {
  for (const setting of chosen) await set(demo, setting, demoSettings({}).get(setting))
})

async function set({ appContext }: TestApplication, setting: Setting<unknown>, raw: unknown): Promise<void> {
  const changed = await changeSetting(appContext.publicShop(testOrigin), { setting, raw })
  expect(changed).toMatchObject({ ok: true })
  await appContext.reloadSettings()
}

const home = async (shop: TestApplication) => (await new PlainBrowser(shop).get('/')).text()
const main = (page: string) => page.slice(page.indexOf('id="main"'), page.indexOf('<footer'))
const headings = (page: string) =>
  [...main(page).matchAll(/<h([12])[^>]*>([^<]*)/g)].map(
    ([, level, text = '']) => `${level} ${text.replaceAll('\u00a0', ' ')}`,
  )

describe('the home page shows what its merchant has chosen', () => {
  test('the demo is unchanged', async () => {
    const page = await home(demo)
    expect(headings(page).filter((heading) => !/Koc|Kawa/.test(heading))).toEqual([
      ...['1 Rzeczy, po które sięga się co rano', '2 Najchętniej wybierane'],
      ...['2 Co u nas znajdziesz', '2 Prezenty, których nikt nie schowa na dno szafy', '2 Świeżo na półkach'],
      ...['2 Co mówią, gdy już używają', '2 Dom, w którym wszystko jest do używania'],
    ])
    expect(page).toContain('zamówione od poniedziałku do soboty do 15:00 wysyłamy tego samego dnia')
    expect(page).toContain('<title>Dom Rzeczy: rzeczy do domu, które zostają na lata</title>')
    expect(page).toContain('"@type":"OnlineStore"')
    expect([...main(page).matchAll(/href="([^"]*)"[^>]*>Wszystkie</g)].map(([, address]) => address)).toEqual([
      ...['/produkty/bestsellery', '/produkty/nowosci'],
    ])
  })

  test('buyers are quoted whole, beside the mean of all opinions of the shop; a product without a best opinion is left out, and so is the section without one', async () => {
    const opinions = (products: number[]) => [{ kind: 'opinions', title: 'Co mówią', products }]
    await set(demo, homeSectionsSetting, opinions([1039, 1001, 1220]))
    const page = main(await home(demo)).replaceAll('\u00a0', ' ')
    expect(page).toContain('Nie kapie. Naprawdę nie kapie. Sprawdzałam na białym obrusie.')
    expect(page).toMatch(/href="\/opinie"[^>]*>★ 4,4 na 5 · 7 opinii o sklepie</)
    expect([...page.matchAll(/<blockquote/g)]).toHaveLength(2)
    expect(page).toContain('To wybrane opinie z pięcioma gwiazdkami.')
    expect(page).toMatch(/Małgosia o tym:<\/span><a href="\/produkt\/[a-z0-9-]+-1039"/)

    await set(demo, homeSectionsSetting, [...opinions([1220]), { kind: 'newest' }])
    expect(headings(await home(demo)).filter((heading) => !/Koc|Kawa/.test(heading))).toEqual([
      '1 Dom Rzeczy',
      '2 Nowości',
    ])
  })

  test('every type of section, in the chosen order; a row does not repeat products of earlier rows', async () => {
    const link = { text: 'Zobacz miski', address: '/kategoria/ceramika-1001' }
    await set(demo, homeSectionsSetting, [
      { kind: 'text', title: 'Kim jesteśmy', text: 'Dwie osoby.\nI piec.', anchor: 'my', link },
      { kind: 'category', title: 'Z ceramiki', category: 1001 },
      { kind: 'newest' },
      { kind: 'reduced', title: 'Teraz taniej' },
      { kind: 'picture', picture: { product: 1033, place: 2 }, link },
      { kind: 'link', link },
    ])
    const page = await home(demo)
    expect(headings(page).filter((heading) => !/Koc|Kawa/.test(heading))).toEqual([
      ...['1 Dom Rzeczy', '2 Kim jesteśmy', '2 Z ceramiki', '2 Nowości', '2 Teraz taniej'],
    ])
    const rows = main(page).split('<h2').slice(-3)
    const products = rows.map(
      (row) => new Set([...row.matchAll(/href="\/produkt\/[a-z0-9-]+-(\d+)"(?! title)/g)].map(([, id]) => id)),
    )
    expect(products.map(({ size }) => size)).toEqual([4, 4, 4])
    expect(new Set(products.flatMap((ids) => [...ids])).size).toBe(12)
    expect(main(page).replaceAll('\u00a0', ' ')).toMatch(/id="my".*Dwie osoby\.<\/p><p[^>]*>I piec\./)
  })

  test('sections without content are left out: a picture of no product, a category without products, an empty field', async () => {
    const link = { text: 'Zobacz', address: '/' }
    await set(demo, homeSectionsSetting, [
      { kind: 'category', title: 'Pusta', category: 999_999 },
      { kind: 'picture', picture: { product: 999_999 }, link },
      { kind: 'promises', items: [{ icon: 'heart', title: 'Obietnica', text: 'Do {delivery.nothing}.' }] },
    ])
    expect(main(await home(demo))).not.toMatch(/Pusta|Obietnica|\{delivery/)
  })
})

describe('a shop whose merchant has chosen nothing', () => {
  test('shows no text that is true only of the demo', async () => {
    const shop = await openEmptyApplication(inject('database').engine)
    await set(shop, sellerSettings.shopName, 'Kram z pracowni')
    await set(shop, sellerSettings.name, 'Anna Nowak Ceramika')
    await saveCategories(shop.appContext.publicShop(testOrigin), [{ name: 'Misy' }])
    const page = await home(shop)
    expect(main(page)).toMatch(/Kategorie.*>Misy</) // without a picture yet
    expect(headings(page)).toEqual(['1 Kram z pracowni', '2 Jeszcze układamy towary', '2 Kategorie'])
    expect(page).toContain('<title>Kram z pracowni</title>')
    expect(page).not.toMatch(
      /24 godz|tego samego dnia|pracowniami|Ceramika, tekstylia|kubek|herbat|Dom Rzeczy|małych polskich/,
    )
    await shop.close()
  })

  test('says that there are no products while there are none, without an empty section', async () => {
    const shop = await openEmptyApplication(inject('database').engine)
    await set(shop, sellerSettings.shopName, 'Kram z pracowni')
    await set(shop, sellerSettings.name, 'Anna Nowak Ceramika')
    const page = await home(shop)
    expect(headings(page)).toEqual(['1 Kram z pracowni', '2 Jeszcze układamy towary'])
    expect(main(page).replaceAll('\u00a0', ' ')).toContain('W tym sklepie nie ma jeszcze nic do kupienia')
    await set(shop, homeSectionsSetting, [{ kind: 'newest', title: 'Świeże' }])
    expect(headings(await home(shop))).toEqual(['1 Kram z pracowni', '2 Jeszcze układamy towary'])
    await shop.close()
  })

  test('shows its categories and its newest products, and names them to search engines', async () => {
    for (const setting of [homeSectionsSetting, homeTitleSetting, homeDescriptionSetting])
      await set(demo, setting, null)
    const page = await home(demo)
    expect(headings(page).filter((heading) => !/Koc|Kawa/.test(heading))).toEqual([
      ...['1 Dom Rzeczy', '2 Kategorie', '2 Nowości'],
    ])
    expect(page).toMatch(/<meta name="description" content="Dom Rzeczy: Ceramika, [^"]+"/)
  })
})
