import type { ConsoleMessage, Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillBasket, unfold } from './shopper-steps.ts'

/** Each field of the order form in the order of the page: a wrong text, its message, and a right one. */
const fields: Record<string, [wrong: string, message: string, right: string]> = {
  email: ['anna@', 'Błędnie wpisany e-mail', 'anna@poczta.example'],
  phone: ['12', 'powinien zawierać minimum 9 znaków', '600 700 800'],
  firstName: ['1', 'Pole nie może zawierać cyfr', 'Anna'],
  lastName: ['2', 'Pole nie może zawierać cyfr', "O'Connor"],
  street: ['4', 'co najmniej jedną literę', 'Długa'],
  streetNumber: ['<', 'znaków jest niedozwolony', '5/7'],
  postcode: ['1', 'Dozwolony format: XX-XXX', '00950'],
  city: ['5', 'co najmniej jedną literę', 'Warszawa'],
  invoiceName: ['6', 'co najmniej jedną literę', 'Zażółć sp. z o.o.'],
  invoiceTaxNumber: ['7', 'Niepoprawny numer NIP', '526-104-08-28'],
  invoiceStreet: ['8', 'co najmniej jedną literę', 'Długa'],
  invoiceStreetNumber: ['<', 'znaków jest niedozwolony', '5'],
  invoicePostcode: ['9', 'Dozwolony format: XX-XXX', '31-146'],
  invoiceCity: ['0', 'co najmniej jedną literę', 'Kraków'],
  giftCardCode: ['!', 'Kod karty podarunkowej ma tylko', ''],
}
/** Milliseconds a key is down: fields that change faster than fingers type are autofilled. */
const handSpeed = { delay: 110 }
const names = Object.keys(fields)
const button = 'text=Zamawiam z obowiązkiem zapłaty'
const list = (page: Page) => page.getByText(/^Popraw \d+ p(?:ole|ola|ól):$/)
const form = (page: Page) => page.locator('form:has([name=terms])')
const field = (page: Page, name: string) => page.locator(`form:has([name=terms]) [name=${name}]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const state = (page: Page, name: string) => field(page, name).getAttribute('data-validation')
const orderPlaced = (page: Page) => page.waitForURL(/\/zamowienie\/\d+\//)

async function openOrder(page: Page): Promise<void> {
  await fillBasket(page, [1001, 1])
  await goTo(page, '/zamowienie')
  await page.locator('[name=courier][value="1"]').check()
  await unfold(page, 'Uwagi')
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
    await form(page).getByRole('status').waitFor({ state: 'attached' }) // the checks are loaded
}

/** Fills every field before the browser has painted, as autofill does. */
async function fillAtOnce(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`form:has([name=terms]) [name=${name}]`)
      if (!field) throw new Error(name)
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, values)
}

const rightValues = () => Object.fromEntries(Object.entries(fields).map(([name, [, , right]]) => [name, right]))

/** The texts that describe a field besides its hint, of those that can be seen. */
async function messageAt(page: Page, name: string): Promise<string> {
  const ids = (await field(page, name).getAttribute('aria-describedby')) ?? ''
  const messages = ids.split(' ').filter((id) => /-(?:check|error)$/.test(id))
  const texts = await Promise.all(messages.map((id) => page.locator(`#${id}:visible`).textContent()))
  return texts.join(' ').replaceAll('\u00a0', ' ')
}

async function expectEveryFieldWrong(page: Page): Promise<void> {
  for (const [name, [, message]] of Object.entries(fields)) {
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
    expect(await messageAt(page, name)).toContain(message)
  }
  expect(await messageAt(page, 'terms')).toContain('przyjmujesz regulamin')
}

describe('the order form', () => {
  test('B1.2 B4.1 B4.2 B4.3 every field wrong once by keyboard, then corrected at once as by autofill, and ordered', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await openOrder(page)
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
      await field(page, 'wantsInvoice').check()
      expect(await form(page).locator('[data-validation], [aria-invalid]').count()).toBe(0)
      await page.keyboard.press('Shift', handSpeed)
      for (const [name, [wrong]] of Object.entries(fields)) {
        await field(page, name).focus()
        await page.keyboard.type(wrong, handSpeed)
      }
      for (const name of names) await expect.poll(() => state(page, name), { message: name }).toBe('error')
      expect(await field(page, 'terms').getAttribute('aria-invalid')).toBeNull()
      await page.keyboard.press('Enter')
      await expect.poll(() => form(page).getAttribute('data-validation')).toBe('failed')
      await expectEveryFieldWrong(page)
      expect(await focused(page)).toBe('email')
      expect(await list(page).textContent()).toBe('Popraw 16 pól:')
      await page.getByRole('link', { name: 'Kod karty podarunkowej' }).click()
      expect(await focused(page)).toBe('giftCardCode')
      await field(page, 'email').focus()
      await page.keyboard.press('End')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(posts).not.toContain('/zamowienie.data')

      await page.keyboard.type('poczta.example')
      await expect.poll(() => state(page, 'email')).toBe('success')
      expect([await messageAt(page, 'email'), await state(page, 'phone')]).toEqual(['', 'error'])
      await fillAtOnce(page, rightValues())
      for (const name of names.filter((name) => fields[name]?.[2]))
        await expect.poll(() => state(page, name), { message: name }).toBe('success')
      expect([await state(page, 'giftCardCode'), await state(page, 'terms')]).toEqual([null, 'error'])
      expect(await list(page).textContent()).toBe('Popraw 1 pole:')
      await field(page, 'terms').focus()
      await page.keyboard.press('Space')
      await expect.poll(() => state(page, 'terms')).toBe('success')
      expect([await form(page).locator('[aria-invalid]').count(), await list(page).count()]).toEqual([0, 0])
      await expectAccessible(page)
      await field(page, 'email').focus()
      await page.keyboard.press('Enter')
      await orderPlaced(page)
    })
  })

  test('B1.2 without scripts the same messages stand at the same fields', async () => {
    await visitAs({ width: 390, javaScriptEnabled: false }, async (page) => {
      await openOrder(page)
      await field(page, 'wantsInvoice').check()
      for (const [name, [wrong]] of Object.entries(fields)) await field(page, name).fill(wrong)
      await page.click(button)
      await page.locator('#email-error').waitFor()
      await expectEveryFieldWrong(page)
      await expectNoSidewaysScroll(page)
      for (const [name, [, , right]] of Object.entries(fields)) await field(page, name).fill(right)
      await field(page, 'terms').check()
      await page.click(button)
      await orderPlaced(page)
    })
  })

  test('B5.21 a message comes 500 ms after typing and is announced once; the country changes what a postcode must be', async () => {
    await visitAs({ width: 1440 }, async (page) => {
      await openOrder(page)
      const announced = form(page).getByRole('status')
      await announced.evaluate((region) => {
        const said: string[] = []
        Object.assign(window, { said })
        new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
          childList: true,
        })
      })
      await field(page, 'postcode').focus()
      const begun = Date.now()
      await page.keyboard.type('1011')
      await expect.poll(() => state(page, 'postcode')).toBe('error')
      expect(Date.now() - begun).toBeGreaterThanOrEqual(500)
      await page.keyboard.type('56')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Tab', handSpeed)
      await page.keyboard.type('Berlin')
      await expect.poll(() => state(page, 'city')).toBe('success')
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
      expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        expect.stringContaining('Kod pocztowy: Niepoprawny kod pocztowy'),
      ])
      await field(page, 'country').selectOption('DE')
      await expect.poll(() => state(page, 'postcode')).toBe('success')
    })
  })

  test('a payment that the chosen courier does not take is named so before it is chosen, and an error afterwards', async () => {
    await visitAs({}, async (page) => {
      await openOrder(page)
      const message = page.getByText('Wybrany kurier nie przyjmuje takiej płatności')
      const onDelivery = page.getByRole('radio', { name: 'Za pobraniem' })
      await onDelivery.check({ force: true })
      expect(await message.count()).toBe(0)
      await field(page, 'country').selectOption('DE')
      await message.waitFor()
      expect(await page.getByRole('alert').filter({ has: message }).count()).toBe(1)
      await page.getByRole('radio', { name: 'Przelew bankowy' }).check({ force: true })
      await expect.poll(() => page.getByRole('radio', { name: /Za pobraniem.*nie przyjmuje/ }).count()).toBe(1)
    })
  })

  test('a message that comes during a press on the button does not move it away', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await openOrder(page)
      await field(page, 'terms').check()
      await expect.poll(() => state(page, 'terms')).toBe('success')
      await page.locator(button).hover()
      await fillAtOnce(page, { email: 'anna@', city: '1' })
      await page.mouse.down()
      // the checks of both have run by the time this field's would have
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 600)))
      expect(await form(page).locator('[aria-invalid]').count()).toBe(0)
      await page.mouse.up()
      await expect.poll(() => form(page).getAttribute('data-validation')).toBe('failed')
      await expect.poll(() => state(page, 'city')).toBe('error')
      expect(await focused(page)).toBe('email')
    })
  })
})

describe('checks that the server answers', () => {
  const isCheck = (url: URL) =>
    url.pathname === '/graphql/v1/' && url.searchParams.get('query') === 'validateClientData'
  const aliases = (route: Route) => (route.request().postData() ?? '').match(/a\d+: validateClientData/g)?.length

  test('B5.22 B5.23 fields filled at once are one request; an older one is cancelled, and its answer not shown', async () => {
    await visitAs({ width: 1440 }, async (page) => {
      await openOrder(page)
      const asked: (number | undefined)[] = []
      const cancelled: string[] = []
      const first = Promise.withResolvers<void>()
      page.on('requestfailed', (request) => cancelled.push(request.failure()?.errorText ?? ''))
      await page.route(isCheck, async (route) => {
        if (asked.push(aliases(route)) === 1) await first.promise
        await route.continue().catch(() => {}) // the cancelled one
      })
      await field(page, 'wantsInvoice').check()
      await fillAtOnce(page, { phone: '000 000 000', invoiceTaxNumber: '526-104-08-28' })
      await expect.poll(() => asked).toEqual([2])
      expect(await state(page, 'phone')).toBeNull()
      await field(page, 'phone').fill('600 700 800')
      await expect.poll(() => asked).toEqual([2, 2])
      await expect.poll(() => state(page, 'phone')).toBe('success')
      await expect.poll(() => state(page, 'invoiceTaxNumber')).toBe('success')
      first.resolve()
      await expect.poll(() => cancelled).toEqual(['net::ERR_ABORTED'])
      await field(page, 'phone').fill('000 000 000')
      await expect.poll(() => messageAt(page, 'phone')).toContain('Niepoprawny numer telefonu')
      expect(await state(page, 'phone')).toBe('error')
    })
  })

  test('B7.20 B7.21 B8.56 without an answer the failure is logged and the order goes on; the server’s own message stays until corrected', async () => {
    await visitAs({ width: 390 }, async (page) => {
      await openOrder(page)
      const logged: ConsoleMessage[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message))
      await page.route(isCheck, (route) => route.abort('internetdisconnected'))
      await fillAtOnce(page, { ...rightValues(), phone: '000 000 000' })
      await field(page, 'terms').check()
      await expect.poll(() => logged.some((message) => message.text().includes('did not check the fields'))).toBe(true)
      expect(await messageAt(page, 'phone')).toBe('')
      await page.route('**/zamowienie.data', (route) => route.abort('connectionrefused'))
      await page.click(button)
      await page.getByRole('heading', { name: 'Nie udało się połączyć ze sklepem' }).waitFor()
      await page.unroute('**/zamowienie.data')
      await goTo(page, '/zamowienie')
      await form(page).getByRole('status').waitFor({ state: 'attached' })
      expect(await field(page, 'phone').inputValue()).toBe('000 000 000') // nothing is lost but the consent
      await field(page, 'terms').check()
      await page.click(button)
      await expect.poll(() => messageAt(page, 'phone')).toContain('Niepoprawny numer telefonu')
      expect([await focused(page), await state(page, 'phone')]).toEqual(['phone', 'error'])
      await field(page, 'city').fill('Kraków')
      await expect.poll(() => state(page, 'city')).toBe('success')
      expect(await messageAt(page, 'phone')).toContain('Niepoprawny numer telefonu')
      await page.unroute(isCheck)
      await field(page, 'phone').fill('600 700 800')
      await expect.poll(() => state(page, 'phone')).toBe('success')
      expect(await messageAt(page, 'phone')).toBe('')
      await page.click(button)
      await orderPlaced(page)
    })
  })
})
