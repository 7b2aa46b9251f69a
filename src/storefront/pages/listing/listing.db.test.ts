import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { descriptionLengthSetting } from '#features/catalogue/settings.ts'
import { listPicturesSetting } from '#features/content/settings.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const ceramics = '/kategoria/ceramika-1001'
const read = async (path: string) => (await browser.get(path)).text()
const shownCount = (html: string) => Number(/role="status">(\d+) produkt/.exec(html)?.[1])
const priceField = (html: string) => /<input[^>]*name="filter_price_from"[^>]*>/.exec(html)?.[0]
const makers = (html: string) =>
  [...html.matchAll(/name="filter_producer"[^>]*value="(\d+)"\/><span>([^<]*)<\/span><span[^>]*>(\d+)</g)].map(
    ([, id = '', name = '', count]) => ({ id, name, count: Number(count) }),
  )

describe('a category, without scripts', () => {
  test('B2.44 B4.34 B4.35 offers panels of filters, one open at a time, with the number of products behind each value', async () => {
    const html = await read(ceramics)
    expect(html).toMatch(/<form[^>]*action="\/kategoria\/ceramika-1001"/)
    expect([...html.matchAll(/<details name="filters"/g)].length).toBeGreaterThan(5)
    const offered = makers(html)
    expect(offered.length).toBeGreaterThan(1)
    for (const { id, count } of offered) {
      const filtered = await read(`${ceramics}?filter_producer=${id}`)
      expect([id, shownCount(filtered)]).toEqual([id, count])
    }
  })

  test('where filters leave less than a row, the most popular others of the category follow', async () => {
    const few = await read(`${ceramics}?filter_price=119-119`)
    expect(shownCount(few)).toBeGreaterThan(0)
    const [found = '', others = ''] = few.split(/z\stej kategorii/)
    const cards = (html: string) =>
      html
        .split('<article')
        .slice(1)
        .map((card) => /\/produkt\/[^"]*-(\d+)"/.exec(card)?.[1])
    expect(cards(others).length).toBe(4)
    expect(cards(found).length).toBe(shownCount(few))
    expect(cards(others).filter((id) => cards(found).includes(id))).toEqual([])
    expect(await read(`${ceramics}?filter_price=-500`)).not.toMatch(/z\stej kategorii/)
  })

  test('a chosen value leaves every filter and value in its place; those of nothing say 0 and are disabled', async () => {
    const values = (html: string) =>
      [
        ...html.matchAll(
          /type="checkbox"([^>]*?) name="(filter_\w+)"([^>]*) value="([^"]*)"\/>.*?tabular-nums">(\d+)</g,
        ),
      ].map(([, state = '', filter, checked = '', value, count]) => ({
        ...{ name: `${filter}=${value}`, count: Number(count) },
        ...{ disabled: state.includes('disabled'), chosen: checked.includes('checked') },
      }))
    const whole = values(await read(ceramics))
    const choice = whole.find(({ name, count }) => name.startsWith('filter_parameter') && count === 2)
    const html = await read(`${ceramics}?${choice?.name}`)
    const shown = values(html)
    expect(shownCount(html)).toBe(2)
    expect(shown.map(({ name }) => name)).toEqual(whole.map(({ name }) => name))
    expect(shown.filter(({ disabled }) => disabled)).toEqual(shown.filter(({ count }) => count === 0))
    expect(shown.filter(({ disabled }) => disabled)).not.toEqual([])
    const others = shown.filter(({ name, count }) => count > 0 && name.split('=')[0] !== choice?.name.split('=')[0])
    expect(others.length).toBeGreaterThan(2)
    for (const { name, count } of others.slice(-3))
      expect([name, shownCount(await read(`${ceramics}?${choice?.name}&${name}`))]).toEqual([name, count])
  })

  test('B7.12 applies what the form sends, and each selected value links to the list without it', async () => {
    const [one, two] = makers(await read(ceramics))
    const sent = `filter_price_from=&filter_price_to=500&filter_producer=${two?.id}&filter_producer=${one?.id}`
    const html = await read(`${ceramics}?${sent}`)
    expect(html).toContain(`aria-label="Usuń filtr: ${one?.name}"`)
    expect(html).toContain(`href="${ceramics}?filter_price=-500&amp;filter_producer=${two?.id}"`)
    const ids = [one?.id, two?.id].map(Number).sort((a, b) => a - b)
    expect(html).toContain(`href="${ceramics}?${ids.map((id) => `filter_producer=${id}`).join('&amp;')}"`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${ceramics}"`))
    expect(html).toContain('content="noindex, follow"')
    expect(await read(`${ceramics}?filter_producer=${one?.id}`)).not.toContain('noindex')
  })

  test('B2.44 a selected value that no longer exists, as in an old link, can be removed', async () => {
    const html = await read(`${ceramics}?filter_producer=999999&filter_parameter_999999=7&filter_promotion=y`)
    expect(html).toContain('aria-label="Usuń filtr: Producent: wybór nieaktualny"')
    expect(html).toContain('aria-label="Usuń filtr: Cecha: wybór nieaktualny"')
    expect(html).toContain(`href="${ceramics}?filter_parameter_999999=7&amp;filter_promotion=y"`)
  })

  test('B3.36 express delivery is a filter with a text that the shop may change', async () => {
    const express = (html: string) => /name="filter_express"[^>]*value="y"\/><span>([^<]*)</.exec(html)?.[1]
    expect(express(await read(ceramics))).toBe('szybka wysyłka')
    const filtered = await read(`${ceramics}?filter_express=y`)
    expect(filtered).toContain('aria-label="Usuń filtr: szybka wysyłka"')
    expect(shownCount(filtered)).toBeLessThan(shownCount(await read(ceramics)))
  })

  test('B5.80 a lower price limit above the upper one filters nothing, and is marked', async () => {
    const html = await read(`${ceramics}?filter_price_from=50&filter_price_to=10`)
    expect(priceField(html)).toContain('aria-invalid="true"')
    expect(html).toContain('nie może być wyższa')
    expect(shownCount(html)).toBe(shownCount(await read(ceramics)))
    expect(await read(ceramics)).not.toContain('nie może być wyższa')
  })

  test('B5.81 asks for a price in digits', async () => {
    const field = priceField(await read(ceramics))
    expect(field).toMatch(/inputMode="numeric"/i)
    expect(field).toContain('pattern="[0-9]*"')
  })

  test('B7.14 returns how many products filters would leave before they are applied, of a category and of a search', async () => {
    const [one] = makers(await read(ceramics))
    const answer = await browser.get(`/ile/1001?filter_producer=${one?.id}`)
    expect(await answer.json()).toEqual({ count: one?.count })
    const found = await read('/szukaj?text=kubek&filter_price=-60')
    expect(await (await browser.get('/ile/?text=kubek&filter_price=-60')).json()).toEqual({ count: shownCount(found) })
    expect(await (await browser.get('/ile/999999')).json()).toEqual({ count: 0 })
  })

  test('B2.42 B4.32 B4.33 hides the rest of a long description until the visitor unfolds it', async () => {
    const html = await read(ceramics)
    expect(html).toMatch(/<details class="read-more"><summary[^>]*><span>Czytaj więcej<\/span><span>Zwiń<\/span>/)
    expect(await read(`${ceramics}?strona=2`)).not.toContain('Czytaj więcej')
  })

  test('B9.14 the merchant sets how much of a description is shown', async () => {
    const shop = application.appContext.publicShop('http://localhost:3000')
    const descriptionWith = async (raw: number) =>
      expect(await changeSetting(shop, { setting: descriptionLengthSetting, raw })).toMatchObject({ ok: true })
    await descriptionWith(10_000)
    await expect.poll(() => read(ceramics)).not.toContain('Czytaj więcej')
    await descriptionWith(512)
    await expect.poll(() => read(ceramics)).toContain('Czytaj więcej')
  })

  test('leads to its subcategories by a picture of their goods', async () => {
    const [, links = ''] = /<ul class="subcategories">(.*?)<\/ul>/.exec(await read(ceramics)) ?? []
    expect(links.match(/class="subcategory"[^>]*><picture/g)).toHaveLength(4)
  })

  test('B2.43 leads to other pages by links and by a select', async () => {
    const html = await read(`${ceramics}?strona=2`)
    expect(html).toMatch(/<select[^>]*name="strona"[^>]*>.*<option value="2" selected="">Strona\s2\sz\s\d+<\/option>/)
    expect(await read(`${ceramics}?sortowanie=cena&ile=48`)).toMatch(
      /<form[^>]*><input type="hidden" name="sortowanie" value="cena"\/>(?:(?!<\/form>).)*name="ile"[^>]*>(?:(?!<\/form>).)*value="48" selected/,
    )
    expect(html).toMatch(/<a[^>]*rel="prev"/)
    expect(html).toMatch(/<link rel="prev"/)
    expect((await read(`${ceramics}?ile=96`)).match(/<article/g)?.length).toBe(shownCount(html))
    expect(await read(ceramics)).toMatch(/<a[^>]*rel="next"/)
  })

  test('B2.45 puts a heart on every product of its grid', async () => {
    const html = await read(ceramics)
    expect(html.match(/<article/g)?.length).toBe(24)
    expect(html.match(/class="toggle heart"/g)?.length).toBe(24)
  })

  test('B2.45 shows on a card the available sizes, the quantity from which it costs less, and the lowest price of 30 days next to a reduced one', async () => {
    expect(await read('/kategoria/tekstylia-1002')).toMatch(/Rozmiary: (?:S, M|50 × 90 cm)/)
    const plates = await read(ceramics)
    expect(plates).toMatch(/od \d+ szt\. po [\d,]+\u00a0zł</)
    const reduced = await read('/kategoria/tekstylia-1002?filter_promotion=y')
    const cards = reduced.split('<article').slice(1)
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toMatch(/Najniższa z\s30 dni przed obniżką: [\d,]+\u00a0zł/)
    expect(cards.map((card) => card.match(/class="badge/g)?.length ?? 0)).toEqual(cards.map(() => 1))
    expect(reduced).toMatch(/class="badge [^"]*">−\d+%</)
  })

  test('B2.45 the second picture of a card is lazy, and takes no space', async () => {
    const seconds = [...(await read(ceramics)).matchAll(/<span class="second-picture">.*?<img([^>]*)>/g)]
    expect(seconds.length).toBeGreaterThan(12)
    for (const [, attributes] of seconds) expect(attributes).toMatch(/width="\d+" height="\d+" alt="" loading="lazy"/)
  })

  test('says that its filters leave no product', async () => {
    const html = await read(`${ceramics}?filter_price=999999-`)
    expect(html).toContain('Nic nie pasuje do wszystkich filtrów naraz')
    expect(html).toContain('Wyczyść filtry')
  })
})

test('a shop that names no day of despatch offers no filter for quick despatch', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  expect(await read(ceramics)).toContain('name="filter_express"')
  try {
    await changeSetting(shop, { setting: despatchSettings.promises, raw: 'law' })
    await expect.poll(() => read(ceramics)).not.toContain('name="filter_express"')
  } finally {
    await changeSetting(shop, { setting: despatchSettings.promises, raw: null })
    await expect.poll(() => read(ceramics)).toContain('name="filter_express"')
  }
})

test('the list of new products begins with the newest; another order has an address', async () => {
  const goods = (html: string) =>
    [...html.matchAll(/<article[\s\S]*?href="(\/produkt\/[^"?#]+)/g)].map(([, href]) => href)
  const order = (html: string) => /<option value="([^"]*)" selected=""/.exec(html)?.[1]
  const [newest, popular] = await Promise.all([
    read('/produkty/nowosci'),
    read('/produkty/nowosci?sortowanie=popularnosc'),
  ])
  expect([order(newest), order(popular)]).toEqual(['nowosci', 'popularnosc'])
  expect(goods(newest)).toHaveLength(goods(popular).length)
  expect(goods(newest)).not.toEqual(goods(popular))
  expect(newest).toMatch(/<link rel="canonical" href="[^"]*\/produkty\/nowosci"/)
  expect(newest).not.toContain('>Nowość</span>') // it would be on every card
  expect(await read('/szukaj?text=kubek')).toContain('>Nowość</span>')
})

test('the list of reductions begins with the greatest, and says how many there are, up to how much and until when', async () => {
  const percents = (html: string) =>
    [...html.matchAll(/class="badge [^"]*">−(\d+)%/g)].map(([, percent]) => Number(percent))
  const html = await read('/produkty/promocje')
  const shown = percents(html)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  expect(html).toContain('<option value="obnizka" selected="">Największa obniżka</option>')
  expect(html).toMatch(
    new RegExp(
      `${shownCount(html)}\u00a0rzeczy taniej, nawet o\u00a0${shown[0]}%\\. Najbliższa obniżka kończy się \\d+\\s\\p{L}+`,
      'u',
    ),
  )
  const popular = await read('/produkty/promocje?sortowanie=popularnosc')
  expect(percents(popular)).not.toEqual(shown)
  expect(percents(popular).toSorted((a, b) => b - a)).toEqual(shown)
  const filtered = await read('/produkty/promocje?filter_price=-100')
  expect(percents(filtered)).toEqual(percents(filtered).toSorted((a, b) => b - a))
  expect(await read('/kategoria/ceramika-1001')).not.toContain('Największa obniżka')
})

test('the list of new products says since when they came; bestsellers are few, and have their places until a filter hides some', async () => {
  expect(await read('/produkty/nowosci')).toMatch(/\d+\u00a0rzeczy, które doszły od\s\d+\s\p{L}+/u)
  const bestsellers = await read('/produkty/bestsellery')
  expect(bestsellers.match(/<article/g)?.length).toBeLessThanOrEqual(24)
  expect(bestsellers).toContain('class="page-width ranked"')
  for (const other of ['?filter_price=-100', '?sortowanie=cena'])
    expect(await read(`/produkty/bestsellery${other}`)).not.toContain('page-width ranked')
})

describe('with pictures that the merchant has chosen', () => {
  const shop = () => application.appContext.publicShop('http://localhost:3000')
  const banner = /<div class="list-banner"><picture[\s\S]*?srcSet="([^" ]+)[^>]*sizes="\(min-width: 1344px\) 500px/
  const choose = (raw: object[] | null) => changeSetting(shop(), { setting: listPicturesSetting, raw })
  afterAll(() => choose(null))

  test('a list begins with one and a few words; a filtered list with its name alone', async () => {
    const picture = { product: 1001, place: 1 }
    await choose([1001, 'nowosci', 'promocje', 'bestsellery'].map((of) => ({ of, picture })))
    await expect.poll(() => read('/produkty/promocje')).toMatch(banner)
    for (const path of [ceramics, '/produkty/nowosci', '/produkty/promocje', '/produkty/bestsellery']) {
      expect(await read(path)).toMatch(banner)
      const filtered = await read(`${path}?filter_price=-500`)
      expect(filtered).not.toContain('list-banner')
      expect(filtered).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    }
    expect(await read(`${ceramics}?filter_price=-500`)).not.toContain('Czytaj więcej')
    const own = banner.exec(await read(ceramics))?.[1]

    await choose([])
    await expect.poll(() => read('/produkty/promocje')).not.toMatch(banner)
    const instead = banner.exec(await read(ceramics))?.[1] // of the first subcategory
    expect(instead).toBeTruthy()
    expect(instead).not.toBe(own)
    expect(await read('/kategoria/kubki-i-filizanki-1008')).not.toMatch(banner)
  })
})
