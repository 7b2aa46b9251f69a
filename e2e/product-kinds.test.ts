import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formatDayNumber } from '#shared/calendar/day-number.ts'
import { compileDayRules } from '#shared/calendar/day-rules.ts'
import { addDays, warsawDay } from '#shared/day.ts'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { addToBasket, signIn, unorderedProduct } from './shopper-steps.ts'

/** The first Saturday at least three days ahead that is no holiday. */
function nextWorkshop(): string {
  const minimum = addDays(warsawDay(new Date()), 3)
  const rules = compileDayRules({
    ...{ minimum, disabledWeekdays: [1, 2, 3, 4, 5, 7], publicHolidays: true, disableHolidays: true },
  })
  let day = rules.minimum
  while (rules.refusal(day) !== null) day++
  return formatDayNumber(day)
}

interface View {
  width: number
  javaScriptEnabled: boolean
}

async function open(page: Page, { javaScriptEnabled }: View, product: number) {
  await goTo(page, `/produkt/x-${product}`)
  if (javaScriptEnabled) await expectAccessible(page)
}

/** Chooses an option in the buy form by clicking its label. */
async function choose(page: Page, name: string, value: string) {
  await page.locator(`#projector_form label:has(input[name="${name}"][value="${value}"])`).click()
}

interface Kind {
  product: number
  /** The choices before buying. */
  configure?: (page: Page) => Promise<void>
  /** The texts of its line in the basket, in this order. */
  line: RegExp
}

/** Every kind of product, how it is bought, and how its line in the basket differs from the others. */
const kinds: Kind[] = [
  { product: 1001, line: /Kubek Ania 300 ml.*59,00\szł/ },
  {
    product: 1019,
    configure: (page) => page.fill('#projector_number', '1,5'),
    line: /Len naturalny szary.*102,00\szł/,
  },
  {
    product: 1069,
    configure: async (page) => {
      await choose(page, 'size', 'XL')
      await page.getByLabel('Haft na piersi').fill('Hania')
      await choose(page, 'configuration[nici]', 'zlote')
    },
    line: /Fartuch lniany Izba szary.*XL.*Hania.*złote.*229,00\szł/,
  },
  { product: 1173, configure: (page) => page.fill('#projector_number', '4'), line: /Świeca Bez o świcie.*204,00\szł/ },
  {
    product: 1222,
    configure: async (page) => {
      await page.getByLabel('Rozmiar: Fartuch lniany Izba terakota').selectOption('M')
      await page.getByLabel('Rozmiar: Fartuszek dziecięcy Łąka').selectOption({ index: 1 })
    },
    line: /Zestaw Gotujemy razem.*terakota.*M.*Łąka.*289,00\szł/,
  },
  {
    product: 1221,
    configure: async (page) => {
      await choose(page, 'configuration[drewno]', 'dab')
      await choose(page, 'configuration[dlugosc]', '160')
    },
    line: /Stół Warsztat.*dąb.*160 cm.*4\s140,00\szł/,
  },
  {
    product: 1008,
    configure: async (page) => {
      await page.getByLabel('Grawer').fill('Staś')
      await choose(page, 'configuration[pismo]', 'odreczne')
    },
    line: /Kubek Pniak 400 ml.*Staś.*odręczne.*99,00\szł/,
  },
  {
    product: 1136,
    configure: async (page) => {
      await choose(page, 'subscription', '1')
      await page.getByLabel('Jak często').selectOption('30')
      await page.fill('#projector_number', '2')
    },
    line: /Kawa miesiąca 250 g.*Subskrypcja: co 30 dni.*88,20\szł/,
  },
  { product: 1199, configure: (page) => choose(page, 'size', '200 zł'), line: /Karta podarunkowa.*200,00\szł/ },
  {
    product: 1210,
    configure: async (page) => {
      await page.getByLabel('Treść haftu').fill('Z & K')
      await page.getByLabel('Kolor nici').fill('rdzawy')
      await page.getByLabel('Na czym i gdzie').fill('fartuch, na piersi')
    },
    line: /Haft na tekstyliach.*Z & K.*rdzawy.*fartuch, na piersi.*45,00\szł/,
  },
  {
    product: 1212,
    configure: (page) => page.getByLabel('Termin', { exact: true }).fill(nextWorkshop()),
    line: /Warsztat toczenia na kole.*Termin: sobota, \d+ \p{L}+ \d{4}, 10:00–13:00.*zł/u,
  },
  { product: 1219, line: /Projekt i wycena stołu na wymiar.*Gratis/ },
]

const views: View[] = [
  { width: 390, javaScriptEnabled: false },
  { width: 1440, javaScriptEnabled: true },
]

test('A4.3 on a phone the bar of an unavailable product leads to the form that tells when it is back', async () => {
  const view = { width: 390, javaScriptEnabled: true }
  await visitAs(view, async (page) => {
    await open(page, view, 1004)
    const tellMe = page.getByRole('link', { name: 'Powiadom mnie' })
    await tellMe.click()
    await expect.poll(() => tellMe.count()).toBe(0)
    expect(await page.getByLabel('Twój e-mail').isVisible()).toBe(true)
    expect(await page.locator('.sticky-buy-bar').count()).toBe(0)
  })
})

describe.each(views)('at $width px, JavaScript: $javaScriptEnabled', (view) => {
  test('A4.6 A4.8 A8.3 B2.21 each kind of product becomes a separate line in the basket', async () => {
    await visitAs(view, async (page) => {
      for (const { product, configure } of kinds) {
        await open(page, view, product)
        await expectNoSidewaysScroll(page)
        await configure?.(page)
        await addToBasket(page)
      }
      await goTo(page, '/koszyk')
      await expectNoSidewaysScroll(page)
      const texts = await page.locator('#Basket li:has(input[name^="set_quantity"])').allTextContents()
      const lines = texts.map((line) => line.replaceAll('\u00a0', ' '))
      for (const { line } of kinds) expect(lines).toContainEqual(expect.stringMatching(line))
      expect(lines).toHaveLength(kinds.length)
    })
  }, 180_000)

  test.each([
    [1004, 'A4.3 A8.1 unavailable', 'Produkt niedostępny'],
    [1024, 'A4.9 A8.9 less there than one can buy', 'Brak na magazynie'],
  ])('product %i, %s: its button says why not', async (product, _kind, words) => {
    await visitAs(view, async (page) => {
      await open(page, view, product)
      expect(await page.locator('#projector_button_basket').isDisabled()).toBe(true)
      expect(await page.locator('#projector_form').getByText(words).first().isVisible()).toBe(true)
      expect(await page.getByText('cena spadnie').count()).toBe(0)
      expect(await page.getByLabel('Twój e-mail').isVisible()).toBe(true)
      await expectNoSidewaysScroll(page)
    })
  })

  test('A4.5 A6.2 A8.8 an anonymous visitor cannot buy a product for points only; without scripts the server says so', async () => {
    await visitAs(view, async (page) => {
      await open(page, view, 1204)
      const message = page.locator('main').getByText('Towar dostępny tylko w programie lojalnościowym.').first()
      expect(await message.isVisible()).toBe(true)
      expect(await page.getByLabel('Twój e-mail').count()).toBe(0)
      const button = page.locator('#projector_button_basket')
      if (view.javaScriptEnabled) return expect.poll(() => button.isDisabled()).toBe(true)
      await button.click()
      await page.locator('#Basket').getByText('Twój koszyk jest pusty').first().waitFor()
      await message.waitFor()
    })
  })

  test('A4.5 A8.7 a price on request is shown once, with the number to call', async () => {
    await visitAs(view, async (page) => {
      await open(page, view, 1187)
      const message = page.locator('main').getByText('Cena na telefon. Skontaktuj')
      expect(await message.allTextContents()).toEqual(['Cena na telefon. Skontaktuj się ze sprzedawcą'])
      expect(await page.locator('#projector_form [role=status]', { hasText: 'Cena na telefon' }).isVisible()).toBe(true)
      expect(await page.locator('#projector_button_basket').isDisabled()).toBe(true)
      expect(await page.locator('#projector_number').isDisabled()).toBe(true)
      expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true)
    })
  })

  test('A4.7 a free sample has no buy section', async () => {
    await visitAs(view, async (page) => {
      await open(page, view, 1215)
      expect(await page.locator('main').getByText('Gratis', { exact: true }).first().isVisible()).toBe(true)
      expect(await page.locator('#projector_buy_section').isVisible()).toBe(false)
      expect(await page.locator('main').getByText('Próbki dokładamy do zamówień bezpłatnie.').isVisible()).toBe(true)
    })
  })

  test('A4.4 a made-to-order product without a date says so instead of a day', async () => {
    await visitAs(view, async (page) => {
      await open(page, view, 1221)
      const promise = await page.locator('#projector_delivery_label').textContent()
      expect(promise).toMatch(/Termin wysyłki ustalimy z\stobą po zamówieniu/)
    })
  })

  test('A6.2 a client with points buys a product for points only', async () => {
    await visitAs(view, async (page) => {
      await goTo(page, '/logowanie')
      await signIn(page, 'anna')
      await page.waitForURL('**/konto')
      await open(page, view, 1204)
      await addToBasket(page)
      await goTo(page, '/koszyk')
      expect(await page.locator('#Basket').textContent()).toMatch(/Torba płócienna za punkty.*(150|300)\spunktów/)
    })
  })
})

/** The prices on the page now: large, in the phone's bar, and the total for several pieces. */
async function visiblePrices(page: Page): Promise<{ each: string; bar: string; total: string | null }> {
  const text = async (selector: string) =>
    ((await page.locator(selector).textContent()) ?? '').replaceAll('\u00a0', ' ')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('.sticky-buy-bar').waitFor()
  const total = page.getByText(/^Razem [\d\s]+,\d\d/)
  const totalText = (await total.count()) > 0 ? ((await total.textContent()) ?? '').replaceAll('\u00a0', ' ') : ''
  return {
    each: await text('#projector_price_value'),
    bar: await text('.sticky-buy-bar span:first-child'),
    total: /^Razem ([^·]*[^·\s])/.exec(totalText)?.[1] ?? null,
  }
}

test('A4.10 A5.5 on a phone every price on the page equals that in the basket, for one piece and for several', () =>
  visitAs({ width: 390 }, async (page) => {
    const expected: { line: RegExp; sum: string }[] = []
    for (const { product, configure, line } of kinds) {
      await open(page, { width: 390, javaScriptEnabled: false }, product) // axe checks it elsewhere
      await configure?.(page)
      const one = await page.inputValue('#projector_number')
      if (one === '1') await page.fill('#projector_number', '2')
      let sum = ''
      const settled = async () => {
        const { each, bar, total } = await visiblePrices(page)
        sum = total ?? each
        return bar === each ? sum : `${bar} is not ${each}`
      }
      await expect.poll(settled).toMatch(/^(\d[\d ]*,\d\d zł|Gratis)$/)
      await addToBasket(page)
      expected.push({ line, sum })
    }
    await goTo(page, '/koszyk')
    for (const { line, sum } of expected) {
      const [name = ''] = /^[^.\\]+/.exec(line.source) ?? []
      const row = page.locator('#Basket li:has(input[name^="set_quantity"])').filter({ hasText: name })
      expect(((await row.textContent()) ?? '').replaceAll('\u00a0', ' '), name).toContain(sum)
    }
  }))

test('A6.2 on a phone the bar of a product for points shows a client the points', () =>
  visitAs({ width: 390 }, async (page) => {
    await goTo(page, '/logowanie')
    await signIn(page, 'anna')
    await page.waitForURL('**/konto')
    await goTo(page, '/produkt/x-1204')
    await expect.poll(async () => (await visiblePrices(page)).bar).toBe('150 punktów')
  }))

test('B2.22 parts of a bundle are a slider in the smallest view, and a list in larger ones', async () => {
  for (const { width, slides } of [
    { width: 320, slides: true },
    { width: 390, slides: true },
    { width: 1440, slides: false },
  ])
    await visitAs({ path: '/produkt/x-1222', width }, async (page) => {
      await expectNoSidewaysScroll(page)
      const parts = page.locator('#projector_bundle ul')
      expect(await parts.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(slides)
      const last = parts.locator('li').last()
      await last.scrollIntoViewIfNeeded()
      expect(await last.getByText('Łyżki').isVisible()).toBe(true)
    })
})

test('on a phone a missing choice in a bundle is reported at its field, with the shop’s message, and both sizes are visible', () =>
  visitAs({ path: '/produkt/x-1222', width: 390 }, async (page) => {
    const [apron, small] = [
      page.getByLabel('Rozmiar: Fartuch lniany Izba terakota'),
      page.getByLabel('Rozmiar: Fartuszek dziecięcy Łąka'),
    ]
    await apron.scrollIntoViewIfNeeded()
    const box = await small.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await page.locator('#projector_button_basket').click()
    const refusals = page.locator('#projector_form').getByRole('alert')
    await expect
      .poll(() => refusals.allTextContents())
      .toEqual(['Wybierz rozmiar: Fartuch lniany Izba terakota', 'Wybierz rozmiar: Fartuszek dziecięcy Łąka'])
    expect(await apron.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await apron.selectOption('M')
    await small.selectOption({ index: 1 })
    await expect.poll(() => refusals.count()).toBe(0)
    await addToBasket(page)
  }))

test('B2.21 a text that is too long for the embroidery stays as typed, is counted, and is refused with a message', () =>
  visitAs({ path: '/produkt/x-1069?rozmiar=M', width: 390 }, async (page) => {
    const text = page.getByLabel('Haft na piersi')
    const refusal = page.locator('#projector_form').getByRole('alert')
    await page.getByText('0 z 14 znaków').waitFor()
    await text.pressSequentially('Hania i Zosia K')
    await page.getByText('15 z 14 znaków').waitFor()
    expect(await text.inputValue()).toBe('Hania i Zosia K')
    await page.locator('#projector_button_basket').click()
    await expect.poll(() => refusal.textContent()).toBe('Haft na piersi: zmieści się najwyżej 14 znaków')
    expect(await text.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await text.press('Backspace')
    await expect.poll(() => refusal.count()).toBe(0)
    await addToBasket(page)
  }))

test('A5.3 Enter in the quantity field normalises the quantity before it is sent', async () => {
  await visitAs({ path: unorderedProduct.path }, async (page) => {
    await page.fill('#projector_number', '99999')
    await page.keyboard.press('Enter')
    await page.getByText('Dodano do koszyka').first().waitFor()
    expect(await page.inputValue('#projector_number')).toBe(String(unorderedProduct.stock))
  })
})
