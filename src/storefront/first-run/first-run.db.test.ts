import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getSeller, iconSetting } from '#features/content/settings.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { openEmptyApplication } from '../../../test/open-empty-application.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { testOrigin } from '../../../test/plain-browser.ts'

let shop: TestApplication
let address: string
beforeAll(async () => {
  shop = await openEmptyApplication(inject('database').engine)
  address = serverUrls.firstRun(shop.appContext.firstRunKey())
})
afterAll(() => shop.close())

const answers = {
  ...{ shopName: 'Kram z pracowni', name: 'Anna Nowak Ceramika', taxNumber: '999-041-70-04' },
  ...{ street: 'ul. Garncarska 12', postcode: '03718', city: 'Warszawa' },
  ...{ email: 'sklep@example.com', phone: '22 000 01 45', bankAccount: '04 9990 0012 0000 2026 0001 0017' },
  ...{ transfer: 'tak', courierCost: '16,90', pickup: 'nie', accent: '', background: '' },
}

const host = { Host: new URL(testOrigin).host }
const get = (path: string) => shop.app.request(testOrigin + path, { headers: host })

function send(path: string, fields: Record<string, string>, files: Record<string, File> = {}, headers = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...files })) body.append(name, value)
  return shop.app.request(testOrigin + path, { method: 'POST', body, headers: { ...host, ...headers } })
}

describe('a shop that is not set up yet', () => {
  test('is set up in the browser once, by a visitor with the key from the terminal', async () => {
    for (const path of ['/', '/pierwsze-kroki', '/pierwsze-kroki?klucz=zgadywany-klucz-zgadywan']) {
      const page = await (await get(path)).text()
      expect({ path, closed: page.includes('Sklep w przygotowaniu'), form: page.includes('<form') }).toEqual({
        ...{ path, closed: true, form: false },
      })
    }
    const form = await get(address)
    expect(form.headers.get('Cache-Control')).toBe('no-store')
    const page = await form.text()
    for (const text of ['Twój nowy sklep', 'name="shopName"', 'Numer rachunku do przelewów', 'type="file"'])
      expect(page).toContain(text)

    const refused = await send(address, { ...answers, taxNumber: '9990417005', city: '<b>Łódź' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    for (const text of ['Popraw 1 pole:', 'href="#taxNumber"', 'value="9990417005"', 'value="&lt;b&gt;Łódź"'])
      expect(again).toContain(text)

    const twice = await send(address, { ...answers, city: '' }, { logo: new File(['no picture'], 'logo.png') })
    const wrong = await twice.text()
    for (const text of ['Popraw 2 pola:', 'href="#city"', 'href="#logo"']) expect(wrong).toContain(text)

    const guessed = await send('/pierwsze-kroki?klucz=zgadywany', answers)
    expect(await guessed.text()).toContain('Sklep w przygotowaniu')
    const foreign = await send(address, answers, {}, { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect(getSeller(shop.appContext.publicShop(testOrigin).settings).name).toBe('')

    const icon = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1a2f6b' } })
      .png()
      .toBuffer()
    const done = await send(
      address,
      { ...answers, nobodyAsked: 'x' },
      { icon: new File([new Uint8Array(icon)], 'ikona.png') },
    )
    expect({ status: done.status, page: await done.text() }).toEqual({
      status: 200,
      page: expect.stringContaining('Sklep założony'),
    })
    await expect.poll(() => getSeller(shop.appContext.publicShop(testOrigin).settings).shopName).toBe('Kram z pracowni')
    expect(shop.appContext.publicShop(testOrigin).settings.get(iconSetting)).toMatchObject({ width: 64 })
    expect((await get(address)).status).toBe(404)
    expect((await send(address, { ...answers, name: 'Ktoś inny' })).status).toBeOneOf([404, 405])
    const home = await (await get('/')).text()
    expect(home).toContain('Kram z pracowni')
    expect(home).not.toContain('Sklep w przygotowaniu')
  })
})

test('the demo has no setup page', async () => {
  const demo = await openTestApplication()
  const address = serverUrls.firstRun(demo.appContext.firstRunKey())
  expect((await demo.app.request(testOrigin + address, { headers: host })).status).toBe(404)
  await demo.close()
})
