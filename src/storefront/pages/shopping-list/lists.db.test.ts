import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { hiddenFields } from '../../../../test/order-form.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

async function signedIn(login = 'jan'): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  expect(await redirectOf(browser.post('/logowanie', { login, password: 'witryna-demo' }))).toBe('/konto')
  return browser
}

const page = async (browser: PlainBrowser, path: string) => (await browser.get(path)).text()
const plain = (html: string) => html.replaceAll('\u00a0', ' ')
const linkIn = (html: string) => /http:\/\/localhost:3000(\/lista\/[\w-]+)/.exec(html)?.[1] ?? ''

test('B7.12 a list is created, filled, configured and shared by plain forms; a stranger reads its link, buys from it, and sees nothing else', async () => {
  const jan = await signedIn()
  const address = (await redirectOf(jan.post('/listy-zakupowe', { do: 'create', nazwa: 'Nowe mieszkanie' }))) ?? ''
  expect(address).toMatch(/^\/listy-zakupowe\/\d+$/)
  const id = address.split('/').at(-1) ?? ''
  const form = { lista: id, chosen: '0', 'product[0]': '1001', 'size[0]': 'uniw', 'set_quantity[0]': '3' }
  expect(await redirectOf(jan.post('/listy-zakupowe/dodaj', form))).toBe(`${address}?dodano=1`)
  expect(await redirectOf(jan.post('/listy-zakupowe/dodaj', form))).toBe(`${address}?dodano=0`)
  const set = { do: 'set', nazwa: 'Mieszkanie', publiczna: '1', ilosci: '1', kolejnosc: 'name' }
  expect(await redirectOf(jan.post(address, set))).toBe(`${address}?zapisano=1`)
  const own = await page(jan, address)
  expect(own).toContain('Mieszkanie')
  const line = hiddenFields(own).filter(([name]) => /\[0\]/.test(name))
  const saves = (quantity: string) => jan.send(address, [...line, ['set_quantity[0]', quantity], ['do', 'lines']])
  expect(await redirectOf(saves('3'))).toBe(`${address}?zapisano=1`)
  for (const wrong of ['abc', '0']) expect(await redirectOf(saves(wrong))).toBe(`${address}?zapisano=czesc`)
  expect(await page(jan, `${address}?zapisano=czesc`)).toMatch(
    /zostaje poprzednia[\s\S]*set_quantity\[0\]" [^>]*value="3"/,
  )
  const link = linkIn(own)

  const stranger = new PlainBrowser(shop)
  const shared = await stranger.get(link)
  expect(shared.headers.get('Cache-Control')).toContain('no-store')
  const html = await shared.text()
  expect(html).toMatch(/name="robots" content="noindex"/)
  expect(html).toContain('Kubek Ania')
  expect(html).not.toMatch(/jan@|Kowalski|listy-zakupowe\/\d/)
  const rows = hiddenFields(html).filter(([name]) => /\[0\]|change/.test(name))
  await stranger.send('/basketchange.php?type=multiproduct', [...rows, ['set_quantity[0]', '2'], ['only', 'all']])
  expect(await page(stranger, '/koszyk')).toContain('Kubek Ania')
  expect(await redirectOf(stranger.post(link, { do: 'copy' }))).toContain('/logowanie?powrot=')

  await jan.post(address, { ...set, publiczna: '0' })
  expect((await stranger.get(link)).status).toBe(404)
  expect((await (await signedIn('anna')).get(address)).status).toBe(404)
})

test('lines are removed and restored; invalid names are refused with a message; a deleted list is not found', async () => {
  const jan = await signedIn()
  const address = (await redirectOf(jan.post('/listy-zakupowe', { nazwa: 'Prezenty' }))) ?? ''
  const id = address.split('/').at(-1) ?? ''
  await jan.post('/listy-zakupowe/dodaj', { lista: id, chosen: '0', 'product[0]': '1001', 'set_quantity[0]': '2' })
  const fields = hiddenFields(await page(jan, address)).filter(([name]) => name.endsWith('[0]'))
  const after = (await redirectOf(jan.send(address, [...fields, ['remove', '0']]))) ?? ''
  expect(after).toMatch(/cofnij=1001-\d+-2$/)
  const removed = await page(jan, after)
  expect(removed).toContain('Usunięto: Kubek Ania')
  const items = /name="wishes" value="([^"]+)"/.exec(removed)?.[1] ?? ''
  await jan.post(address, { do: 'undo', wishes: items })
  expect(await page(jan, address)).toContain('name="set_quantity[0]" value="2"')
  const refused = (await redirectOf(jan.post(address, { do: 'set', nazwa: ' ' }))) ?? ''
  expect(await page(jan, refused)).toContain('Nazwij listę')
  expect(await redirectOf(jan.post(address, { do: 'delete' }))).toBe('/listy-zakupowe?usunieto=1')
  expect((await jan.get(address)).status).toBe(404)
})

test('from its card a list goes into the basket, and gets a link', async () => {
  const kwiat = await signedIn('kwiat')
  const address = (await redirectOf(kwiat.post('/listy-zakupowe', { nazwa: 'Na działkę' }))) ?? ''
  const id = address.split('/').at(-1) ?? ''
  const rows = { 'product[0]': '1001', 'set_quantity[0]': '2', 'product[1]': '1069', 'set_quantity[1]': '1' }
  await kwiat.send('/listy-zakupowe/dodaj', [['lista', id], ['chosen', '0'], ['chosen', '1'], ...Object.entries(rows)])
  const counter = async () => {
    const answer = await (await kwiat.get('/ajax/basket.php?getAjax=true')).json()
    return (answer as { basket: { productsCounter: number } }).basket.productsCounter
  }
  const before = await counter()
  const card = plain(await page(kwiat, '/listy-zakupowe')).split('>Na działkę<')[1] ?? ''
  expect(card).toMatch(/2 produkty · zmieniona \d{1,2} \p{L}+</u)
  for (const words of ['118,00', '1 produkt do', 'Pomijamy: Fartuch lniany Izba szary']) expect(card).toContain(words)
  expect(await redirectOf(kwiat.post(address, { do: 'to-basket' }))).toBe('/koszyk')
  expect(await counter()).toBe(before + 1)
  expect(await page(kwiat, '/koszyk')).toMatch(/Wybierz rozmiar/)
  expect(await redirectOf(kwiat.post(address, { do: 'share' }))).toBe(`${address}?zapisano=1#link`)
  expect((await new PlainBrowser(shop).get(linkIn(await page(kwiat, address)))).status).toBe(200)
  const anna = await signedIn('anna')
  for (const intent of ['to-basket', 'share']) expect((await anna.post(address, { do: intent })).status).toBe(404)
})

test('A6.1 lists require signing in; favourites do not', async () => {
  const stranger = new PlainBrowser(shop)
  for (const path of ['/listy-zakupowe', '/listy-zakupowe/1', '/listy-zakupowe/dodaj?produkt=1001', '/konto/kupione'])
    expect(await redirectOf(stranger.get(path))).toBe(`/logowanie?powrot=${encodeURIComponent(path)}`)
  await stranger.post('/basketchange.php', { mode: '2', product: '1001' })
  const favourites = await stranger.get('/ulubione')
  expect(favourites.headers.get('Cache-Control')).toContain('no-store')
  const html = await favourites.text()
  expect(html).toContain('Kubek Ania')
  const fields = hiddenFields(html).filter(([name]) => name.endsWith('[0]'))
  const after = (await redirectOf(stranger.send('/ulubione', [...fields, ['remove', '0']]))) ?? ''
  const removed = await page(stranger, after)
  expect(removed).toContain('Nie masz jeszcze ulubionych')
  await stranger.post('/ulubione', { do: 'undo', wishes: /name="wishes" value="([^"]+)"/.exec(removed)?.[1] ?? '' })
  expect(await page(stranger, '/ulubione')).toContain('name="product[0]" value="1001"')
})

test('a refused form for a list shows what was typed again, with the reason at its field', async () => {
  const lukasz = await signedIn('lukasz')
  await lukasz.post('/listy-zakupowe/dodaj', { lista: '', nazwa: 'Zajęta', chosen: '0', 'product[0]': '1001' })
  const form = { z: 'produkt', chosen: '0', 'product[0]': '1001', 'set_quantity[0]': '3' }
  const taken = (await redirectOf(lukasz.post('/listy-zakupowe/dodaj', { ...form, lista: '', nazwa: 'Zajęta' }))) ?? ''
  const html = await page(lukasz, taken)
  for (const words of ['id="nazwa-error"', 'value="Zajęta"', 'name="set_quantity[0]" value="3"', 'Kubek Ania'])
    expect(html.replace(/(name="set_quantity\[0\]")[^>]*(value="3")/, '$1 $2')).toContain(words)
  const unknown = (await redirectOf(lukasz.post('/listy-zakupowe/dodaj', { ...form, lista: '999', nazwa: '' }))) ?? ''
  expect(await page(lukasz, unknown)).toContain('id="lista-error"')
  const basket = { z: 'koszyk', nazwa: 'Zajęta' }
  await lukasz.post('/basketchange.php', { product: '1001', number: '4' })
  expect(await page(lukasz, (await redirectOf(lukasz.post('/listy-zakupowe/dodaj', basket))) ?? '')).toContain(
    'value="Zajęta"',
  )
})

test('B2.46 the basket is saved as a list, and stays unchanged', async () => {
  const jan = await signedIn()
  await jan.post('/basketchange.php', { product: '1001', number: '4' })
  expect(await page(jan, '/listy-zakupowe/dodaj?z=koszyk')).toContain('Zapisz koszyk jako listę')
  const address = (await redirectOf(jan.post('/listy-zakupowe/dodaj', { z: 'koszyk', nazwa: 'Z koszyka' }))) ?? ''
  expect(await page(jan, address)).toContain('name="set_quantity[0]" value="4"')
  expect(await page(jan, '/koszyk')).toContain('Kubek Ania')
})

test('sizes that are sold out can be kept on a list, but not be chosen to buy a favourite', async () => {
  const jan = await signedIn()
  const apron = { 'product[0]': '1070', 'size[0]': 'M', 'set_quantity[0]': '1' }
  const address = await redirectOf(
    jan.post('/listy-zakupowe/dodaj', { lista: '', nazwa: 'Fartuchy', chosen: '0', ...apron }),
  )
  await jan.post('/basketchange.php', { mode: '2', product: '1070' })
  const soldOut = async (path: string) => /<option[^>]* value="M"[^>]*>/.exec(await page(jan, path))?.[0]
  expect(await soldOut((address ?? '').split('?')[0] ?? '')).not.toContain('disabled')
  expect(await soldOut('/ulubione')).toContain('disabled')
  await jan.post('/basketchange.php', { mode: '2', product: '1070', size: 'M' })
  expect(await soldOut('/ulubione')).not.toContain('disabled') // else a browser would send the form without it
})

test('a favourite that is sold out leads to the form that says when it is back, without a choice of sizes', async () => {
  const stranger = new PlainBrowser(shop)
  await stranger.post('/basketchange.php', { mode: '2', product: '1107' })
  const html = await page(stranger, '/ulubione')
  const link = /<a[^>]*aria-label="Powiadom mnie: Darjeeling pierwszy zbiór"[^>]*>/.exec(html)?.[0] ?? ''
  const form = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(form).toMatch(/^\/powiadomienie\?product=1107/)
  expect(await page(stranger, form)).toContain('Powiadom mnie')
  expect(html).not.toMatch(/<select[^>]* name="size|name="only" value="0"/)
})

test('B7.9 without scripts Enter in a quantity adds that favourite, and all are added but those whose size is to be chosen', async () => {
  const stranger = new PlainBrowser(shop)
  for (const product of ['1002', '1019', '1069']) await stranger.post('/basketchange.php', { mode: '2', product })
  const fields = hiddenFields(await page(stranger, '/ulubione'))
  const quantities: [string, string][] = [
    ['set_quantity[0]', '1'],
    ['size[0]', ''],
    ['set_quantity[1]', '1.5'],
    ['set_quantity[2]', '1'],
  ]
  const sent = async (...more: [string, string][]) => {
    await stranger.send('/basketchange.php?type=multiproduct', [...fields, ...quantities, ...more])
    const { basket } = await (await stranger.get('/ajax/basket.php?getAjax=true')).json()
    return basket.products.map(({ id, count }: { id: string; count: number }) => [id, count])
  }
  expect(await sent(['only', 'changed'])).toEqual([['1019', 1.5]])
  expect(await sent(['only', 'all'])).toEqual([
    ['1019', 3],
    ['1002', 1],
  ])
})
