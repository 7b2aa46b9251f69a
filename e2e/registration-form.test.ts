import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { unfold } from './shopper-steps.ts'

type Fields = Record<string, [wrong: string, message: string, right: string]>

const letter = 'co najmniej jedną literę'
/** Fields of a private client in the order of the page: a wrong text, its message, and a right one. */
const privateFields: Fields = {
  email: ['zofia@', 'Błędnie wpisany e-mail', ''],
  password: ['kot', 'co najmniej 6 znaków', 'trzy koty 7'],
  passwordRepeat: ['pies', 'nie są takie same', 'trzy koty 7'],
  firstName: ['Z0fia', 'Pole nie może zawierać cyfr', 'Zofia'],
  lastName: ['<b>', 'znaków jest niedozwolony', "O'Connor-Żółć"],
  phone: ['12', 'minimum 9 znaków', '+48 600–700–800'],
  street: ['5', letter, 'Długa'],
  streetNumber: ['<', 'znaków jest niedozwolony', '5/7'],
  postcode: ['1', 'Dozwolony format: XX-XXX', '31 146'],
  city: ['--', letter, 'Kraków'],
  login: ['a b', 'od 3 do 40 znaków', ''],
  birthDate: ['2023-02-29', 'RRRR-MM-DD', '2000-02-29'],
}
const businessFields: Fields = {
  ...privateFields,
  company: ['12', letter, '100% Natury s.c.'],
  taxNumber: ['5261040829', 'Niepoprawny numer NIP', 'PL 526-104-08-28'],
  deliveryFirstName: ['J4n', 'Pole nie może zawierać cyfr', 'Jan'],
  deliveryLastName: ['2', 'Pole nie może zawierać cyfr', 'Nowak'],
  deliveryCompany: ['{}', 'znaków jest niedozwolony', ''],
  deliveryStreet: ['3', letter, 'Leśna'],
  deliveryStreetNumber: ['', 'Proszę wypełnić to pole', '1'],
  deliveryPostcode: ['x', 'Dozwolony format: XX-XXX', '00-950'],
  deliveryCity: ['9', letter, 'Warszawa'],
  invoiceName: ['1', letter, 'Wrona Handel'],
  invoiceTaxNumber: ['1', 'Niepoprawny numer NIP', ''],
  invoiceStreet: ['', 'Proszę wypełnić to pole', 'Rynek'],
  invoiceStreetNumber: ['<', 'znaków jest niedozwolony', '2'],
  invoicePostcode: ['00-95', 'Dozwolony format: XX-XXX', '00-950'],
  invoiceCity: ['', 'Proszę wypełnić to pole', 'Łódź'],
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)
/** What is folded away of the form; a business has its address open. */
const address = 'Adres i telefon'
const moreData = 'Więcej danych'
const send = (page: Page) => page.getByRole('button', { name: 'Załóż konto' }).click()

async function fill(page: Page, fields: Fields, which: 0 | 2, email: string): Promise<void> {
  for (const [name, texts] of Object.entries(fields))
    await field(page, name).fill(name === 'email' && which === 2 ? email : texts[which])
}

async function expectEveryFieldWrong(page: Page, fields: Fields): Promise<void> {
  for (const [name, [, message]] of Object.entries({ ...fields, terms: ['', 'przyjmujesz regulamin', ''] })) {
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
    const ids = ((await field(page, name).getAttribute('aria-describedby')) ?? '').split(' ')
    const texts = await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent()))
    expect(texts.join(' ').replaceAll('\u00a0', ' '), name).toContain(message)
  }
}

describe('the registration', () => {
  test('B5.39 B5.41 a company is wrong in every field once, then corrected, and has an account', () =>
    visitAs({ path: '/rejestracja', width: 390 }, async (page) => {
      await page.locator('main form').getByRole('status').waitFor({ state: 'attached' }) // the checks are loaded
      await page.getByText('Firmowe', { exact: true }).click()
      await unfold(page, moreData)
      for (const name of ['otherDelivery', 'wantsInvoice']) await field(page, name).check()
      await fill(page, businessFields, 0, '')
      await unfold(page, moreData) // folds it: mistakes open it
      await page.getByRole('button', { name: 'Pokaż hasło' }).first().click()
      expect(await field(page, 'password').getAttribute('type')).toBe('text')
      await send(page)
      await expectEveryFieldWrong(page, businessFields)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
      expect(new URL(page.url()).pathname).toBe('/rejestracja')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await fill(page, businessFields, 2, 'firma-w-przegladarce@example.com')
      await field(page, 'terms').check()
      for (const name of ['taxNumber', 'phone', 'terms'])
        await expect.poll(() => field(page, name).getAttribute('data-validation'), { message: name }).toBe('success')
      await send(page)
      await page.waitForURL('**/konto')
      await page.getByText('100% Natury s.c.').first().waitFor()
    }))

  test('B5.36 B5.37 B5.38 B5.40 a private client without scripts sees the same messages, and has an account', () =>
    visitAs({ path: '/rejestracja', width: 390, javaScriptEnabled: false }, async (page) => {
      for (const part of [address, moreData]) await unfold(page, part)
      await fill(page, privateFields, 0, '')
      await send(page)
      await page.locator('#email-error').waitFor()
      await expectEveryFieldWrong(page, privateFields)
      expect([await field(page, 'firstName').inputValue(), await field(page, 'password').inputValue()]).toEqual([
        'Z0fia',
        '',
      ])
      await expectNoSidewaysScroll(page)
      await fill(page, privateFields, 2, 'zofia-bez-skryptow@example.com')
      await field(page, 'terms').check()
      await send(page)
      await page.waitForURL('**/konto')
    }))
})

describe('forms of the account', () => {
  test('B5.30 an address is checked while it is typed, and a refused one focuses its first wrong field', () =>
    visitAs({ path: '/logowanie', width: 390 }, async (page) => {
      await page.getByLabel('Login lub e-mail').fill('anna')
      await page.getByLabel('Hasło').fill('nie to hasło')
      await page.keyboard.press('Enter')
      await page.getByText('Login lub hasło się nie zgadza').waitFor()
      await expect.poll(() => page.locator('main [data-validation=success]').count()).toBe(0)
      await page.getByLabel('Hasło').fill('witryna-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/konto')

      await goTo(page, '/konto/adresy/nowy?rodzaj=delivery')
      await page.locator('main form').getByRole('status').waitFor({ state: 'attached' })
      await field(page, 'phone').fill('600 700')
      await expect.poll(() => field(page, 'phone').getAttribute('data-validation')).toBe('error')
      const right = { firstName: 'Jan', lastName: 'Nowak', street: 'Długa', streetNumber: '5', city: 'Łódź' }
      for (const [name, text] of Object.entries({ ...right, postcode: '90-001' })) await field(page, name).fill(text)
      await page.route('**/graphql/v1/**', (route) => route.abort('internetdisconnected')) // only the server knows
      await field(page, 'phone').fill('000 000 000')
      await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
      await page.getByText('Niepoprawny numer telefonu').waitFor()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('phone')
    }))
})
