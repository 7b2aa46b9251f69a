import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'
import { addToBasket } from './shopper-steps.ts'

const apron = '/produkt/fartuch-lniany-izba-terakota-1071'

test.each([390, 1440])(
  'at %i px the pictures fill the window by keyboard, turn, grow, and give the focus back',
  async (width) => {
    await visitAs({ path: apron, width }, async (page) => {
      const link = page.locator('#zdjecie-1 a')
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog.full-screen[open]')
      await dialog.waitFor()
      if (width === 390) await expectAccessible(page)
      const [first, second] = [dialog.locator('li button').nth(0), dialog.locator('li button').nth(1)]
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await second.boundingBox())?.x).toBe(0)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(async () => (await first.boundingBox())?.x).toBe(0)
      await first.click()
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
      await first.click()
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('false')
      await (width === 390 ? pinch(page) : page.mouse.wheel(0, -300))
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
      await expect.poll(async () => (await first.locator('img').boundingBox())?.width).toBeGreaterThan(500)
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.goBack()
      await expect.poll(() => dialog.count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe(apron)
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    })
  },
)

/** Two fingers move apart from the middle of the window, on a phone. */
async function pinch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const [type, distance] of [
    ['touchStart', 40],
    ['touchMove', 90],
    ['touchMove', 140],
  ] as const)
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 195 - distance / 2, y: 400 },
        { x: 195 + distance / 2, y: 400 },
      ],
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('products seen before are shown, and stored only when the visitor asks for it', async () => {
  await visitAs({ path: apron }, async (page) => {
    const row = page.getByRole('region', { name: 'Ostatnio oglądane' })
    const stored = () => page.evaluate(() => localStorage.getItem('seen-products'))
    await page.getByRole('link', { name: 'szary' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Fartuch lniany Izba szary' }).waitFor()
    await row.getByRole('link', { name: 'Fartuch lniany Izba terakota' }).waitFor()
    await expectAccessible(page)
    expect(await stored()).toBe(null)
    await row.getByRole('button', { name: /^Pamiętaj/ }).click()
    await goTo(page, '/produkt/kubek-ania-300-ml-1001')
    const names = ['Fartuch lniany Izba szary', 'Fartuch lniany Izba terakota']
    await expect.poll(() => row.getByRole('link').allTextContents()).toEqual(names)
    await row.getByRole('button', { name: 'Zapomnij tę listę' }).click()
    await expect.poll(() => row.count()).toBe(0)
    expect(await stored()).toBe(null)
  })
})

test('the size guide opens over the page: the chosen size stays, and the focus returns to the link', async () => {
  await visitAs({ path: `${apron}?rozmiar=L`, width: 390 }, async (page) => {
    const link = page.getByRole('link', { name: 'Rozmiary fartuchów' })
    await link.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Rozmiary fartuchów' })
    await dialog.getByRole('rowheader', { name: 'XL' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('radio', { name: 'L 179,00 zł', exact: true }).isChecked()).toBe(true)
  })
})

test.each([320, 390])('at %i px the buy bar does not cover the last line of the page', async (width) => {
  await visitAs({ path: apron, width }, async (page) => {
    const bar = page.locator('.sticky-buy-bar')
    const footer = page.locator('body footer')
    await page.keyboard.press('End')
    await bar.waitFor()
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const [end, top] = [await footer.boundingBox(), await bar.boundingBox()]
        return end && top && end.y + end.height - top.y
      })
      .toBeLessThanOrEqual(1)
  })
})

test.each([
  [419, /-640\.avif$/],
  [420, /-(?!640)\d+\.avif$/],
])('A9.18 at %i px the first picture comes in the file %s', async (width, file) => {
  await visitAs({ path: apron, width, deviceScaleFactor: 3 }, async (page) => {
    const shown = () => page.locator('#zdjecie-1 img').evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(shown).toMatch(file)
  })
})

test('A9.18 pictures further down load when they are near, before they are visible', async () => {
  await visitAs({}, async (page) => {
    const requested = new Set<string>()
    page.on('request', (request) => requested.add(request.url()))
    await page.setViewportSize({ width: 390, height: 300 })
    await goTo(page, '/')
    const last = page.locator('main img').last()
    const distance = () => last.evaluate((image) => image.getBoundingClientRect().top - innerHeight)
    const loaded = async () => requested.has(await last.evaluate((image: HTMLImageElement) => image.currentSrc))
    expect(await distance()).toBeGreaterThan(3_000)
    expect(await loaded()).toBe(false)
    await page.evaluate((by) => scrollBy(0, by), (await distance()) - 150)
    await expect.poll(loaded).toBe(true)
    expect(await distance()).toBeGreaterThan(100)
  })
})

test('a phone in landscape shows the whole picture; with forced colours the selected size and the buy button are recognisable', async () => {
  await visitAs(
    { path: `${apron}?rozmiar=M`, viewport: { width: 844, height: 390 }, forcedColors: 'active' },
    async (page) => {
      await expect.poll(async () => (await page.locator('#zdjecie-1 img').boundingBox())?.height).toBeLessThan(390)
      const ground = (css: string) =>
        page
          .locator(css)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor)
      const plain = await ground('label:has(input[name=size]:not(:checked))')
      const chosen = await ground('label:has(input[name=size]:checked)')
      expect(chosen).not.toBe(plain)
      expect(await ground('#projector_form button[type=submit].bg-accent')).toBe(chosen)
    },
  )
})

test.each([390, 1440])('A8.11 at %i px clothes are bought only in a size that was chosen', async (width) => {
  await visitAs({ path: apron, width }, async (page) => {
    const form = page.locator('#projector_form')
    const button = page.locator('#projector_button_basket')
    await expect.poll(() => button.filter({ visible: true }).allInnerTexts()).toEqual(['Wybierz rozmiar'])
    if (width === 390) await page.locator('.sticky-buy-bar').getByRole('button', { name: 'Wybierz rozmiar' }).click()
    else await button.click()
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('Wybierz rozmiar')
    const first = form.getByRole('radio', { name: 'S 179,00 zł', exact: true })
    expect(
      await first.evaluate((radio) => radio === document.activeElement && !(radio as HTMLInputElement).checked),
    ).toBe(true)
    await expectAccessible(page)
    await first.press('Space')
    await expect.poll(() => button.filter({ visible: true }).allInnerTexts()).toEqual(['Do koszyka'])
    await expect.poll(() => form.getByRole('alert').count()).toBe(0)
    await addToBasket(page)
  })
})

test('A8.3 what goes with a product is added from the drawer, which then shows it and leads to the order', async () => {
  await visitAs({ path: '/produkt/kubek-ania-300-ml-1001', width: 390 }, async (page) => {
    await page.locator('#projector_button_basket').click()
    const drawer = page.locator('.added-panel')
    const add = drawer.getByRole('button', { name: /^Do koszyka: / }).first()
    const name = (await add.getAttribute('aria-label'))?.replace('Do koszyka: ', '') ?? ''
    await add.press('Enter')
    await drawer.getByRole('status').getByText(name).waitFor()
    await expect.poll(() => page.locator('#menu_basket .header-count').textContent()).toBe('2')
    expect(await drawer.getByRole('status').evaluate((line) => line === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Przejdź do zamówienia' }).press('Enter')
    await page.waitForURL('**/zamowienie**')
  })
})

test.each([390, 1440])('at %i px the links of the drawer stay where they are when its line arrives', async (width) => {
  await visitAs({ path: '/produkt/kubek-ania-300-ml-1001', width }, async (page) => {
    const seen = Promise.withResolvers<void>()
    await page.route('**/dodano-do-koszyka/**', (route) => seen.promise.then(() => route.continue()))
    await page.locator('#projector_button_basket').click()
    const drawer = page.locator('.added-panel')
    const link = drawer.getByRole('link', { name: 'Przejdź do koszyka' })
    await link.click({ trial: true }) // the sheet has arrived
    const before = await link.boundingBox()
    seen.resolve()
    await drawer
      .getByRole('button', { name: /^Do koszyka: / })
      .first()
      .waitFor()
    expect(await link.boundingBox()).toEqual(before)
  })
})

test('a chosen size is in the address, and is still chosen after a reload', async () => {
  await visitAs({ path: apron }, async (page) => {
    await page.getByRole('radio', { name: 'M 179,00 zł', exact: true }).press('Space')
    await page.waitForURL('**?rozmiar=M')
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'M 179,00 zł', exact: true }).isChecked()).toBe(true)
  })
})

test('A9.15 a row shows four products on a large view, and its button shows the next, even before hydration', async () => {
  await visitAs({}, async (page) => {
    const pressed = Promise.withResolvers<void>()
    await page.route('**/hydrated-rows-*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto(shop.url + apron)
    const row = page.locator('#products_associated_zone2')
    await row.scrollIntoViewIfNeeded()
    const inSight = () =>
      row.locator('li:has(article)').evaluateAll((items) => {
        const seen = items
          .map((item) => item.getBoundingClientRect())
          .map(({ left, right }) => left >= 0 && right <= innerWidth)
        return [seen.indexOf(true), seen.filter(Boolean).length]
      })
    await expect.poll(inSight).toEqual([0, 4])
    const next = row.getByRole('button', { name: 'Następne produkty' })
    const [heading, arrow] = await Promise.all([row.getByRole('heading').first().boundingBox(), next.boundingBox()])
    const middle = (box: typeof arrow) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(middle(arrow)).toBeCloseTo(middle(heading), 0)
    await next.focus()
    await page.keyboard.press('Tab')
    expect(await row.locator('ul > li').first().locator(':focus').count(), 'the arrows come before the cards').toBe(1)
    await next.click()
    pressed.resolve()
    await expect.poll(inSight).toEqual([4, 4])
    const isAtEnd = async () => {
      await next.press('Enter')
      return next.getAttribute('aria-disabled')
    }
    await expect.poll(isAtEnd).toBe('true')
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

test('A9.17 B9.22 a tooltip appears for mouse and keyboard, fades in over 400 ms, disappears 500 ms after, and at once by Escape', async () => {
  await visitAs({ path: apron }, async (page) => {
    const host = page.locator('#projector_versions .tooltip-host').first()
    const tooltip = host.locator('.tooltip')
    const opacity = () => tooltip.evaluate((element) => getComputedStyle(element).opacity)
    expect(await opacity()).toBe('0')
    await host.hover()
    await expect.poll(opacity).toBe('1')
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'hidden' })
    await page.mouse.move(0, 0)
    await host.locator('a').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(opacity).toBe('1')
  })
  await visitAs({ path: apron, reducedMotion: 'no-preference' }, async (page) => {
    const timing = await page
      .locator('.tooltip')
      .first()
      .evaluate((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element)
        return [transitionDuration, transitionDelay]
      })
    expect(timing).toEqual(['0.4s, 0.4s', '0.5s, 0.5s'])
  })
})

test('a typed quantity shows its price in the next frame, without a request', async () => {
  await visitAs({ path: '/produkt/x-1173' }, async (page) => {
    await page.route('**/*', (route) => route.abort())
    const priceText = await page.locator('#projector_number').evaluate(async (field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, '4') // as the keyboard does: React watches the element's property
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((drawn) => requestAnimationFrame(drawn))
      return document.querySelector('main')?.textContent ?? ''
    })
    expect(priceText).toMatch(/Razem 204,00\szł/)
  })
})

test('A5.12 A7.21 B5.50 B7.18 instalments follow the quantity: the link contains the total, and too little says so', async () => {
  await visitAs({ path: '/produkt/x-1173' }, async (page) => {
    const instalments = page.locator('#projector_instalments')
    expect(await instalments.textContent()).toBe('')
    await page.fill('#projector_number', '5')
    await expect.poll(() => instalments.getByRole('link').getAttribute('href')).toMatch(/kwota=255\.00$/)
    await page.fill('#projector_number', '2')
    await expect.poll(() => instalments.textContent()).toMatch(/dostępne od 200,00\szł/)
    expect(await instalments.getByRole('button').isDisabled()).toBe(true)
  })
})

test('a late answer with the basket of the page load does not overwrite later additions', async () => {
  await visitAs({}, async (page) => {
    const form = { mode: '2', getAjax: '1', product: '1071' }
    await page.request.post(`${shop.url}/basketchange.php`, { form, headers: { Origin: shop.url } })
    const [requested, added] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch()
      requested.resolve()
      await added.promise
      await route.fulfill({ response })
    })
    await goTo(page, `${apron}?rozmiar=M`)
    await requested.promise
    await addToBasket(page)
    added.resolve()
    await page.getByRole('button', { name: /^W\sulubionych: Fartuch/, pressed: true }).waitFor()
    await expect.poll(() => page.locator('#menu_basket .header-count').textContent()).toBe('1')
  })
})

test('A4.29 the countdown removes itself at zero', async () => {
  await visitAs({}, async (page) => {
    await page.clock.install()
    await goTo(page, apron)
    const countdown = page.locator('#projector_countdown')
    await countdown.getByRole('timer').waitFor()
    await page.clock.fastForward(11 * 366 * 24 * 60 * 60 * 1000) // reductions of the tests' demo end ten years later
    await expect.poll(() => countdown.textContent()).toBe('')
    await expect.poll(() => countdown.isVisible()).toBe(false)
  })
})

test('A7.22 B7.19 a phone uses its native share dialog', async () => {
  await visitAs({ width: 390, isMobile: true, hasTouch: true }, async (page) => {
    await page.addInitScript(() => {
      const share = async (shared: ShareData) => {
        document.title = `shared ${shared.url}`
      }
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await goTo(page, apron)
    await page.locator('#projector_share').getByRole('button', { name: 'Udostępnij' }).click()
    await expect.poll(() => page.title()).toContain(apron)
  })
})

test('a script that writes a size into the form field buys that size, until the visitor chooses another', async () => {
  await visitAs({ path: apron }, async (page) => {
    const field = page.locator('#projector_size_hidden')
    const write = (size: string) =>
      field.evaluate((input: HTMLInputElement, size) => {
        input.value = size
      }, size)
    await write('XL')
    await page.fill('#projector_number', '2')
    await addToBasket(page)
    await page.getByRole('radio', { name: 'M 179,00 zł', exact: true }).press('Space')
    await expect.poll(() => field.inputValue()).toBe('M')
    await addToBasket(page)
    const { basket } = await (await page.request.get(`${shop.url}/ajax/basket.php?getAjax=true`)).json()
    const lines = basket.products.map(({ size, count }: { size: string; count: number }) => [size, count])
    expect(lines).toEqual(
      expect.arrayContaining([
        ['XL', 2],
        ['M', 1],
      ]),
    )
  })
})
