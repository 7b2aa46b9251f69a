import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'
import { unorderedProduct } from './shopper-steps.ts'

const linen = '/produkt/x-1022'

/** Requests more than is in stock; returns the alert, with its timer paused until it is released, however long the browser takes. */
async function alertOf(page: Page) {
  await page.fill('#projector_number', '999')
  await page.locator('#projector_number').blur()
  const alert = page.getByText(`Maksymalnie możesz zamówić ${unorderedProduct.stock} sztuk`)
  const timing = () =>
    alert.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming() ?? {}))
  const standAt = (moment: number) =>
    alert.evaluate((element, moment) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = moment
      }
    }, moment)
  const letGo = () => alert.evaluate((element) => element.getAnimations().map((animation) => animation.play()))
  await standAt(0)
  return { alert, timing, standAt, letGo }
}

test('A8.13 A9.11 an alert is announced, disappears after 4000 ms and fades for 500 ms', async () => {
  await visitAs({ path: unorderedProduct.path, reducedMotion: 'no-preference' }, async (page) => {
    const { alert, timing, standAt, letGo } = await alertOf(page)
    expect(await alert.locator('xpath=..').getAttribute('role')).toBe('status')
    expect(await timing()).toMatchObject([{ delay: 4000, duration: 500 }])
    await expectAccessible(page)
    await standAt(4490)
    await letGo()
    await alert.waitFor({ state: 'detached' })
  })
})

test('A8.13 an alert stays while the pointer is over it, and its time restarts afterwards', async () => {
  await visitAs({ path: unorderedProduct.path, reducedMotion: 'no-preference' }, async (page) => {
    const { alert, timing, standAt } = await alertOf(page)
    await standAt(3000)
    await alert.hover()
    await expect.poll(timing).toEqual([])
    await page.mouse.move(0, 0)
    await expect.poll(timing).toMatchObject([{ delay: 4000, duration: 500 }])
  })
})

test('A9.11 with reduced motion an alert disappears without fading', async () => {
  await visitAs({ path: unorderedProduct.path }, async (page) => {
    const [timing] = await (await alertOf(page)).timing()
    expect(timing?.delay).toBe(4000)
    expect(timing?.duration).toBeLessThan(1)
  })
})

test('A5.1 A5.2 the quantity accepts only digits and dots, a comma becomes a dot; values between steps are rounded up, and too small values become the minimum', async () => {
  await visitAs({ path: linen }, async (page) => {
    const quantity = page.locator('#projector_number')
    await quantity.fill('')
    await quantity.pressSequentially('a0,4-5')
    await expect.poll(() => quantity.inputValue()).toBe('0.45')
    await Promise.all([page.getByText('Zaokrągliliśmy w górę: 0,5 metra').waitFor(), quantity.blur()])
    await expect.poll(() => quantity.inputValue()).toBe('0.5')
    await quantity.fill('0,1')
    await Promise.all([page.getByText('Minimalnie możesz zamówić 0,3 metra').waitFor(), quantity.blur()])
    await expect.poll(() => quantity.inputValue()).toBe('0.3')
  })
})

test('A5.1 the decimal point of a quantity is drawn as a comma', async () => {
  await visitAs({ path: linen, javaScriptEnabled: false }, async (page) => {
    const quantity = page.locator('#projector_number')
    const drawn = async (value: string) => {
      await quantity.evaluate((input, value) => (input as HTMLInputElement).setAttribute('value', value), value)
      return (await quantity.screenshot()).toString('base64')
    }
    expect(await drawn('0.5')).toBe(await drawn('0,5'))
    expect(await drawn('0.5')).not.toBe(await drawn('05'))
  })
})

test('A4.3 B8.44 B8.45 B8.46 B8.47 the page shows a subscriber the result of the stock alert form', async () => {
  await visitAs({ path: '/produkt/x-1070' }, async (page) => {
    await page.locator('#projector_form').getByText('M', { exact: true }).click()
    await page.locator('#projector_form').getByText('Brak na magazynie').first().waitFor()
    expect(await page.locator('#projector_form button[type=submit]').first().isDisabled()).toBe(true)
    expect(await page.locator('#projector_number').isDisabled()).toBe(true)
    const form = page.locator('#projector_tell_availability form')
    await form.getByLabel('Twój e-mail').fill('anna@')
    await form.getByRole('button').click()
    await form.getByText('Błędnie wpisany e-mail').waitFor()
    await expectAccessible(page)
    await page.context().setOffline(true)
    await form.getByLabel('Twój e-mail').fill('anna@example.com')
    await form.getByRole('button').click()
    await form.getByText('Brak połączenia. Sprawdź internet i spróbuj jeszcze raz.').waitFor()
    await page.context().setOffline(false)
    expect(await form.getByLabel('Twój e-mail').inputValue()).toBe('anna@example.com')
    await form.getByRole('button').click()
    await page.getByText('Gotowe. Napiszemy na anna@example.com, gdy towar wróci.').waitFor()
  })
})
