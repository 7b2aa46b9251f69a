import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { changeSettingForTest, goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { fillBasket, signIn } from './shopper-steps.ts'

interface OnTheWay {
  /** Steps before the form. */
  open: (page: Page) => Promise<void>
  /** The form, and the button that sends it. */
  form: string
  button: string
  /** Where it is sent. */
  address: string
  /** Whether a script sends it, or the browser, which would leave the page. */
  scripted: boolean
  /** The field that the visitor changes meanwhile. */
  field: string
}

const forms: [string, OnTheWay][] = [
  [
    'the basket',
    {
      open: async (page) => {
        await fillBasket(page, [1005, 1], [1001, 2])
        await goTo(page, '/koszyk')
      },
      form: '#Basket form:has(input[name=seen])',
      button: 'button[name=later]',
      address: '**/koszyk*',
      scripted: true,
      field: 'input[name=rebate_code]',
    },
  ],
  [
    'a new list',
    {
      open: async (page) => {
        await goTo(page, '/logowanie')
        await signIn(page, 'jan')
        await page.waitForURL('**/konto')
        await goTo(page, '/listy-zakupowe')
        await page.locator('main form input[name=nazwa]').first().fill('Raz')
      },
      form: 'main form:has(input[name=nazwa])',
      button: 'button',
      address: '**/listy-zakupowe*',
      scripted: false,
      field: 'input[name=nazwa]',
    },
  ],
  [
    'consent',
    {
      open: async (page) => {
        const snippets = [{ key: 'licznik', region: 'head', purpose: 'analytics', script: 'zlicz()' }]
        const isAsked = async () => (await (await fetch(`${shop.url}/zgody`)).text()).includes('value="analytics"')
        await changeSettingForTest('tracking.snippets', JSON.stringify(snippets), isAsked)
        await goTo(page, '/zgody')
      },
      form: 'main form:has(button[name=answer])',
      button: 'button[value=chosen]',
      address: '**/zgody*',
      scripted: false,
      field: 'input[name=purpose]',
    },
  ],
]

describe.each(forms)('the form of %s', (_, { open, form, button, address, scripted, field }) => {
  test('A4.28 shows that it is being sent, and is sent once, unless its content has changed', async () => {
    await visitAs({}, async (page) => {
      await open(page)
      let sent = 0
      await page.route(address, (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        sent++
        return scripted ? undefined : route.fulfill({ status: 204 }) // after which a browser stays on the page
      })
      const press = () =>
        page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), `${form} ${button}`)
      const look = (attribute: string) =>
        page.evaluate(([form, attribute]) => document.querySelector(form)?.getAttribute(attribute), [
          form,
          attribute,
        ] as const)
      await press()
      await expect.poll(() => sent).toBe(1)
      await expect // React renders it with the next commit, the request may be quicker
        .poll(async () => [await look('data-submitting'), await look('aria-busy')])
        .toEqual([expect.any(String), 'true'])
      await press()
      await press()
      await page.evaluate(changeField, `${form} ${field}`)
      await press()
      await expect.poll(() => sent).toBeGreaterThan(1)
      expect(sent).toBe(2)
    })
  })
})

/** Inside the page: Playwright would wait for the navigation of the form. */
function changeField(selector: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (field?.type === 'checkbox') field.checked = true
  else if (field) field.value = 'Inne'
}
