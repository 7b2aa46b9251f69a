import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const page = async (browser: PlainBrowser) => (await browser.get('/koszyk')).text()

/** Returns the fields that a browser would send of the basket's form; the values of selects are sent by the hidden field alone. */
function fieldsOf(html: string): Map<string, string> {
  const plain = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const fields = [...html.matchAll(/<input [^>]*>/g)].map(([input]): [string, string] => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    plain(/value="([^"]*)"/.exec(input)?.[1]),
  ])
  const comments = [...html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g)]
  const selected = [...html.matchAll(/<select [^>]*name="([^"]*)".*?<\/select>/gs)].map(
    ([select, name = '']): [string, string] => [
      name,
      /<option [^>]*value="(\d+)"[^>]* selected/.exec(select)?.[1] ?? '',
    ],
  )
  return new Map([
    ...fields.filter(([name]) => /^(?:seen|(?:product|size|additional|terms|set_quantity)\[\d+\])$/.test(name)),
    ...comments.map(([, name = '', text]): [string, string] => [name, plain(text)]),
    ...selected,
  ])
}

const press = (browser: PlainBrowser, html: string, more: Record<string, string>) =>
  browser.post('/koszyk', { ...Object.fromEntries(fieldsOf(html)), ...more })
const stored = (html: string) =>
  Object.fromEntries([...fieldsOf(html)].filter(([name]) => /^(?:set_quantity|comment|wrap)/.test(name)))

async function withMugAndTowel(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1001', number: '2' })
  await browser.post('/basketchange.php', { product: '1003', number: '1' })
  return browser
}

test('a reduced line shows its price as cards do: with the regular and the lowest one', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1066', number: '0.5' })
  expect(await pageText(browser, '/koszyk')).toMatch(
    /Łąka 54,00 zł za m Cena regularna: 64,00 zł Najniższa z 30 dni przed obniżką: 64,00 zł .*27,00 zł/,
  )
})

test('A4.26 the sums say by which courier delivery is or will be free, and when it arrives', async () => {
  const browser = await withMugAndTowel()
  const locker =
    /Do darmowej dostawy brakuje \d+,\d\d zł Automat paczkowy, płatność z góry .*Dostawa od 13,90 zł Automat paczkowy; inny sposób/
  expect(await pageText(browser, '/koszyk')).toMatch(locker)
  await browser.post('/basketchange.php', { product: '1001', number: '1' })
  const text = await pageText(browser, '/koszyk')
  expect(text).toMatch(/Dostawa gratis! Automat paczkowy, płatność z góry .*Dostawa Gratis Inny sposób wybierzesz/)
  expect(text).toMatch(/Dostawa najpóźniej we? \S+ \d+ \S+ (Zamów do|Wysyłka)/)
})

test('cash on delivery is named only where a courier collects it', async () => {
  const browser = await withMugAndTowel()
  expect(await pageText(browser, '/koszyk')).toContain('przelew bankowy, za pobraniem')
  await browser.post('/dostawa?koszyk', { country: 'DE', postcode: '', intent: 'setRegion' })
  const text = await pageText(browser, '/koszyk')
  expect(text).toContain('przelew bankowy')
  expect(text).not.toContain('za pobraniem')
})

test('where no courier goes, neither basket nor order calls its sum one with delivery, or promises a day', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1001', number: '2' })
  await browser.post('/dostawa?koszyk', { country: 'ES', postcode: '', intent: 'setRegion' })
  for (const path of ['/koszyk', '/zamowienie/dane']) {
    const text = await pageText(browser, path)
    expect(text).toContain('Razem 118,00 zł')
    expect(text).not.toMatch(
      /Razem z dostawą|Dostawa gratis|wyślemy dzisiaj|Wysyłka (dzisiaj|jutro)|Dostawa najpóźniej/,
    )
  }
})

test('A4.12 an embroidered apron leaves later than a plain one, and its page says so', async () => {
  const browser = new PlainBrowser(shop)
  const apron = { product: '1069', size: 'M', number: '1' }
  expect(await pageText(browser, '/produkt/fartuch-lniany-izba-szary-1069')).toContain(
    'Wysyłka o 3 dni robocze później.',
  )
  await browser.post('/basketchange.php', apron)
  const leavesSoon = /Zamów do|Wysyłka (dzisiaj|jutro)/
  const plain = await pageText(browser, '/koszyk')
  await browser.post('/basketchange.php', {
    ...apron,
    'configuration[haft]': 'Ola',
    'configuration[nici]': 'biale',
  })
  const embroidered = await pageText(browser, '/koszyk')
  expect(embroidered).toContain('Haft na piersi: „Ola”')
  const promise = /Dostawa najpóźniej (.*?) Gdy płacisz/
  expect(promise.exec(plain)).not.toBeNull()
  expect(promise.exec(embroidered)?.[1]).toBeDefined()
  expect(promise.exec(embroidered)?.[1]).not.toBe(promise.exec(plain)?.[1])
  expect(promise.exec(embroidered)?.[1]).not.toMatch(leavesSoon)
})

test('A4.27 a line is saved for later by two presses as by one', async () => {
  const browser = await withMugAndTowel()
  const html = await page(browser)
  const later = /value="(\d+)"[^>]*name="later"/.exec(html)?.[1] ?? ''
  for (let press = 0; press < 2; press++) await browser.post('/koszyk', { later })
  const text = await pageText(browser, '/koszyk')
  expect(text).toMatch(/Zapisano na\spóźniej/)
  expect(text).not.toContain('Nie ma takiego produktu')
})

test('A7.12 an old tab removes a line: quantities, comments and wrappings that another tab has saved since are unchanged', async () => {
  const browser = await withMugAndTowel()
  const old = await page(browser)
  const [wrap = ''] = [...fieldsOf(old).keys()].filter((name) => /^wrap\[\d/.test(name))
  const box = /<option [^>]*value="(\d+)"/.exec(old.slice(old.indexOf(`name="${wrap}"`)))?.[1] ?? ''
  expect(box).toMatch(/^\d+$/)
  expect(await redirectOf(press(browser, old, { 'set_quantity[0]': '3', 'comment[0]': 'dla Oli' }))).toBe('/koszyk')
  await press(browser, await page(browser), { [wrap]: box, comment: 'dzwonić' })
  const before = stored(await page(browser))
  expect(before).toMatchObject({ 'set_quantity[0]': '3', 'comment[0]': 'dla Oli', comment: 'dzwonić', [wrap]: box })
  await press(browser, old, { do: 'remove-chosen', chosen: '1' })
  const after = await page(browser)
  expect(stored(after)).toMatchObject({ 'set_quantity[0]': '3', 'comment[0]': 'dla Oli', comment: 'dzwonić' })
  expect(after).not.toContain('name="set_quantity[1]"')
  await press(browser, old, { 'comment[0]': 'dla Ewy' })
  expect(stored(await page(browser))).toMatchObject({ 'set_quantity[0]': '3', 'comment[0]': 'dla Ewy' })
})

test('A4.27 a removed line is restored with its comments and wrappings', async () => {
  const browser = await withMugAndTowel()
  const first = await page(browser)
  const wraps = [...fieldsOf(first).keys()].filter((name) => /^wrap\[\d/.test(name))
  const box = /<option [^>]*value="(\d+)"/.exec(first.slice(first.indexOf(`name="${wraps[1]}"`)))?.[1] ?? ''
  expect(box).toMatch(/^\d+$/)
  await press(browser, first, { 'comment[0]': 'dla Oli', [wraps[1] ?? '']: box })
  const buttons: Record<string, string>[] = [{ do: 'clear' }, { do: 'remove-chosen', chosen: '1' }]
  for (const button of buttons) {
    await press(browser, await page(browser), button)
    const html = await page(browser)
    const undo = html.slice(0, html.indexOf('Cofnij')).slice(html.lastIndexOf('<form', html.indexOf('Cofnij')))
    const hidden = [...undo.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    await browser.send(
      '/koszyk',
      hidden.map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')]),
    )
    const again = stored(await page(browser))
    expect(again).toMatchObject({ 'set_quantity[0]': '2', 'comment[0]': 'dla Oli', 'set_quantity[1]': '1' })
    expect(
      Object.entries(again)
        .filter(([name]) => /^wrap\[\d/.test(name))
        .map(([, value]) => value),
    ).toEqual(['', box])
  }
})

test('A5.3 a quantity that differs from the requested one is reported, even when the button leads elsewhere', async () => {
  const browser = await withMugAndTowel()
  const requested = { do: 'share', 'set_quantity[0]': '999999' }
  expect(await redirectOf(press(browser, await page(browser), requested))).not.toBe('/koszyk')
  expect(await page(browser)).toMatch(/Maksymalnie możesz zamówić|Zostało tylko/)
})
