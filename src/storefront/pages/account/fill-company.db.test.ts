import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBuiltApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { prepareTestConfig } from '../../../../test/open-test-shop.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'
import { openRegisterDouble, type RegisterDouble } from '../../../../test/register-double.ts'

let double: RegisterDouble
let shop: TestApplication
beforeAll(async () => {
  double = await openRegisterDouble()
  const { config, remove } = await prepareTestConfig({}, double.addresses)
  shop = await openBuiltApplication(config, remove)
})
afterAll(async () => {
  await shop.close()
  await double.close()
})
beforeEach(() => {
  double.mode.taxpayers = 'valid'
  double.mode.vies = 'valid'
})

const own = {
  ...{ kind: 'business', email: 'biuro@example.org', firstName: 'Zofia', lastName: 'Wrona', phone: '600700800' },
  ...{ street: '', streetNumber: '', postcode: '', city: '', country: 'PL', company: '' },
}
const filled = [
  'Zofia',
  'biuro@example.org',
  'ZAŻÓŁĆ SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  'ul. Długa',
  '5/7',
  '31-146',
]

/** The fields of a page, by name. */
function valuesOf(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input\b[^>]*>/g).map(([input]) => input)
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries([...inputs].map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

describe('registration without JavaScript', () => {
  test('a company is filled in from the register, nothing typed is lost, and no account is made', async () => {
    const answer = await new PlainBrowser(shop).post('/rejestracja', {
      ...{ ...own, taxNumber: '526-104-08-28', intent: 'company', password: 'trzy koty 7' },
    })
    expect(answer.status).toBe(200)
    const page = await answer.text()
    const values = valuesOf(page)
    const { firstName, email, company, street, streetNumber, postcode } = values
    expect([firstName, email, company, street, streetNumber, postcode]).toEqual(filled)
    expect(values.taxNumber).toBe('5261040828')
    expect(page).not.toContain('aria-invalid="true"')
    const again = await new PlainBrowser(shop).post('/logowanie', { login: own.email, password: 'trzy koty 7' })
    expect(again.status).toBe(422)
  })

  test('the data of the invoice are filled in beside the own address, which stays', async () => {
    const typed = { ...own, kind: 'private', city: 'Gdynia', wantsInvoice: 'on', invoiceTaxNumber: '5261040828' }
    const answer = await new PlainBrowser(shop).post('/rejestracja', { ...typed, intent: 'invoiceCompany' })
    expect(valuesOf(await answer.text())).toMatchObject({
      city: 'Gdynia',
      invoiceCity: 'Kraków',
      invoicePostcode: '31-146',
    })
  })

  test.each([
    ['526-104-08-29', 'Niepoprawny numer NIP'],
    ['1234563218', 'Nie ma tej firmy w rejestrze. Wpisz jej dane.'],
  ])('%s: %s, and the page says so beside the number', async (taxNumber, words) => {
    double.mode.taxpayers = 'invalid'
    const answer = await new PlainBrowser(shop).post('/rejestracja', { ...own, taxNumber, intent: 'company' })
    const page = await answer.text()
    expect(page).toMatch(new RegExp(`role="status"[^>]*>${words}`))
    expect(valuesOf(page).taxNumber).toBe(taxNumber)
  })

  test('a register that is down stops nobody', async () => {
    double.mode.taxpayers = 'error'
    double.mode.vies = 'error'
    const answer = await new PlainBrowser(shop).post('/rejestracja', {
      ...own,
      taxNumber: '7740001454',
      intent: 'company',
    })
    expect(await answer.text()).toContain('Rejestr firm teraz nie odpowiada. Wpisz dane firmy.')
  })
})

describe('of a client', () => {
  const password = 'trzy koty 7'
  const place = { street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków' }
  async function newClient(email: string): Promise<PlainBrowser> {
    const browser = new PlainBrowser(shop)
    const registration = { ...own, ...place, kind: 'private', email, password, passwordRepeat: password, terms: 'on' }
    expect(await redirectOf(browser.post('/rejestracja', registration))).toBe('/konto')
    return browser
  }

  test.each(['/konto/dane', '/konto/adresy/nowy?rodzaj=invoice'])(
    '%s fills in the company, and stores nothing yet',
    async (path) => {
      const browser = await newClient(`firma${path.length}@example.org`)
      const answer = await browser.post(path, { ...own, label: 'Biuro', taxNumber: '5261040828', intent: 'company' })
      const page = await answer.text()
      expect(valuesOf(page)).toMatchObject({ company: filled[2], postcode: '31-146', street: 'ul. Długa' })
      expect(page).not.toContain('Popraw ')
      expect(await (await browser.get('/konto')).text()).not.toContain('ZAŻÓŁĆ')
      expect(await (await browser.get('/konto/adresy')).text()).not.toContain('ZAŻÓŁĆ')
    },
  )
})

test.each(['/rejestracja'])('Enter in a field of %s sends the form, and asks no register', async (path) => {
  const page = await (await new PlainBrowser(shop).get(path)).text()
  const form = page.slice(page.lastIndexOf('<form', page.indexOf('name="kind"')))
  expect(/<button\b[^>]*>/.exec(form)?.[0]).toBe('<button type="submit" hidden="">')
})
