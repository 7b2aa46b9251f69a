import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCouriers } from '#features/delivery/actions.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import type { Setting } from '#shared/setting.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, pageText } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')
const read = (slug: string) => pageText(new PlainBrowser(application), `/strona/${slug}`)
const set = <Value>(setting: Setting<Value>, raw: string) => changeSetting(shop(), { setting, raw })

test('the page about delivery lists couriers with prices, free limits and days, the days of despatch, and the ways to pay; it follows each of them at once, as the page about returns does', async () => {
  const page = await read('dostawa-i-platnosci')
  for (const text of [
    'Kurier 1–2 dni robocze Pod drzwi, w dni robocze. Płatne z góry Za pobraniem Cena 16,90 zł 21,90 zł Od 10 kg',
    'Gratis przy zakupach od 250,00 zł (płatne z góry) lub 350,00 zł (za pobraniem) Paczki do 30 kg.',
    'Dostawa od 13,90 zł Gratis od 200,00 zł Automat paczkowy, płatność z góry W drodze 1–2 dni robocze Automat paczkowy',
    'Do darmowej dostawy liczymy wartość rzeczy w koszyku po rabatach.',
    'Transport mebli z wniesieniem',
    'Za granicę Kurier do Czech',
    'poniedziałek–sobota: co zamówisz do 15:00',
    'Przelew bankowy',
    'Na wpłatę z góry czekamy 7 dni',
    'Za pobraniem Płacisz przy odbiorze paczki',
    'Masz 14 dni na zwrot',
  ])
    expect(page).toContain(text)
  expect(page).not.toMatch(/\{[a-z]+\.\w+\}/)

  await saveCouriers(shop(), [{ name: 'Gołąb', options: [{ prepaid: 'prepaid', cost: 700, freeFrom: 9900 }] }])
  await set(paymentMethodsSetting, 'transfer')
  await set(despatchSettings.promises, 'law')
  await set(returnDaysSetting, '30')
  const changed = () => read('dostawa-i-platnosci')
  await expect.poll(changed).toContain('Masz 30 dni na zwrot') // the last change: they arrive in order
  expect(await changed()).toContain('najpóźniej 30 dni od zawarcia umowy')
  expect(await changed()).toMatch(/Gołąb .* Cena 7,00 zł Gratis przy zakupach od 99,00 zł/)
  expect(await changed()).not.toContain('Za pobraniem Płacisz')
  expect(await read('zwroty-i-reklamacje')).toContain('Zwrot w 30 dni, bez podania przyczyny')
})
