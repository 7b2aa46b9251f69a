import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

test.each([390, 1440])(
  'A4.25 A9.12 at %i px a dismissed bar is removed before the first paint, by local storage or by its cookie of a day',
  async (width) => {
    await visitAs({ path: '/', width }, async (page) => {
      const bar = page.getByRole('region', { name: /^Dostawa do automatu gratis/ })
      await expectNoSidewaysScroll(page)
      await bar.getByRole('button', { name: 'Zamknij ogłoszenie' }).press('Enter')
      await expect.poll(() => bar.count()).toBe(0)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      const kept = () => page.evaluate(() => localStorage.closed_promo_bars)
      await expect.poll(kept).toBe('automat-od-200')
      const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'closed_promo_bars')
      await expect.poll(async () => (await cookie())?.value).toBe('automat-od-200')
      expect(((await cookie())?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(86_400, -3)
      await page.locator('#menu_basket').click()
      await page.waitForURL('**/koszyk')
      expect(await bar.count()).toBe(0)
      await page.addInitScript(countBars)
      await page.evaluate(() => localStorage.clear())
      await goTo(page, '/kategoria/ceramika-1001')
      expect(await barsSeen(page), 'by the cookie').toBe(0)
      await page.context().clearCookies({ name: 'closed_promo_bars' })
      await page.evaluate(() => localStorage.setItem('closed_promo_bars', 'automat-od-200'))
      await goTo(page, '/')
      expect(await barsSeen(page), 'by local storage').toBe(0)
    })
  },
)

interface Watched {
  seen?: number
}

/** Runs in the page from its start: the number of bars in each frame. */
function countBars(): void {
  const watched = window as Watched
  watched.seen = 0
  const look = () => {
    watched.seen = (watched.seen ?? 0) + document.querySelectorAll('promo-bar').length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function barsSeen(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as Watched).seen)
}

test('A4.25 without scripts a bar stays, with its link and without a button that would have no effect', async () => {
  await visitAs({ path: '/', javaScriptEnabled: false }, async (page) => {
    const bar = page.getByRole('region', { name: /^Dostawa do automatu gratis/ })
    expect(await bar.getByRole('button').count()).toBe(0)
    await bar.getByRole('link', { name: 'Szczegóły' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dostawa i płatności' }).waitFor()
  })
})

const shownSlide = (page: Page) => page.locator('.slide-dot[aria-current]').getAttribute('aria-label')

test('A2.12 slides advance automatically, pause under the pointer and stop for good; their buttons work by keyboard', async () => {
  await visitAs({ reducedMotion: 'no-preference' }, async (page) => {
    await page.clock.install()
    await goTo(page, '/')
    const slider = page.getByRole('region', { name: 'Co u nas słychać' })
    await page.clock.fastForward(7_000)
    await expect.poll(() => shownSlide(page)).toBe('Slajd 2 z\u00a03: Koc, który widać z\u00a0drugiego końca pokoju')
    await slider.hover() // paused from here on: axe may take any time
    await expectAccessible(page)
    await page.clock.fastForward(30_000)
    expect(await shownSlide(page)).toMatch(/^Slajd 2/)
    await slider.getByRole('button', { name: 'Zatrzymaj slajdy' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(30_000)
    expect(await page.locator('.slide-row').evaluate((row) => row.scrollLeft / row.clientWidth)).toBe(1)
    await slider.getByRole('button', { name: 'Zatrzymaj slajdy' }).press('Enter')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(30_000)
    expect(await shownSlide(page)).toMatch(/^Slajd 2/)
    await slider.getByRole('button', { name: 'Następny slajd' }).press('Enter')
    await expect.poll(() => shownSlide(page)).toMatch(/^Slajd 3/)
    await expect.poll(() => slider.getByRole('status').textContent()).toMatch(/^Slajd 3 z\u00a03: Kawa/)
    for (const place of [1, 2]) {
      await slider.getByRole('button', { name: 'Następny slajd' }).press('Enter')
      await expect.poll(() => shownSlide(page)).toMatch(new RegExp(`^Slajd ${place}`))
    }
    await slider.getByRole('button', { name: 'Przesuwaj slajdy' }).waitFor()
  })
})

test('B9.6 one slide replaces another in 200 ms, and at once with reduced motion', async () => {
  for (const [reducedMotion, durations] of [
    ['no-preference', [200]],
    ['reduce', []],
  ] as const)
    await visitAs({ path: '/', reducedMotion }, async (page) => {
      const seen = await page.getByRole('button', { name: 'Następny slajd' }).evaluate((next: HTMLElement) => {
        next.click()
        const moving = document.querySelector('.slide-row > li > *')?.getAnimations() ?? []
        return moving.map((animation) => animation.effect?.getComputedTiming().duration)
      })
      expect(seen).toEqual(durations)
      await expect.poll(() => shownSlide(page)).toMatch(/^Slajd 2/)
    })
})

test('A2.12 with reduced motion slides change only on request; without scripts they are a scrollable row', async () => {
  await visitAs({}, async (page) => {
    await page.clock.install()
    await goTo(page, '/')
    await page.clock.fastForward(30_000)
    expect(await shownSlide(page)).toMatch(/^Slajd 1/)
  })
  await visitAs({ path: '/', width: 390, javaScriptEnabled: false }, async (page) => {
    expect(await page.getByRole('button', { name: 'Następny slajd' }).count()).toBe(0)
    const loading = await page
      .locator('.slide-row img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('loading')))
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
    await page.getByRole('link', { name: 'Zaparz przelew' }).click()
    await page.getByRole('heading', { level: 1, name: 'Parzenie kawy' }).waitFor()
  })
})

test.each([true, false])('A2.18 A9.19 after two screens a link leads back to the top, scripts: %s', async (scripts) => {
  await visitAs({ path: '/', javaScriptEnabled: scripts }, async (page) => {
    const link = page.getByRole('link', { name: 'Do góry' })
    const isSeen = async () => {
      const box = (await link.count()) > 0 ? await link.boundingBox() : null
      return box !== null && box.y >= 0 && box.y + box.height <= 900
    }
    await page.mouse.wheel(0, 1_750)
    await expect.poll(async () => (await page.locator('footer').boundingBox())?.y).toBeLessThan(3_000)
    expect(await isSeen()).toBe(false)
    await page.mouse.wheel(0, 250)
    await expect.poll(isSeen).toBe(true)
    await link.press('Enter')
    await expect.poll(async () => (await page.locator('promo-bar').boundingBox())?.y).toBe(0)
    await page.locator('#top:focus').waitFor({ state: 'attached' })
  })
})

test('A2.18 a short page ends with its footer', async () => {
  await visitAs({ path: '/koszyk' }, async (page) => {
    const footer = await page.locator('footer').boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height - Math.max(900, (footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThan(2)
  })
})

test.each([true, false])('A2.15 the checkout has no bars at the top and the bottom, scripts: %s', async (scripts) => {
  await visitAs({ path: '/koszyk', javaScriptEnabled: scripts }, async (page) => {
    const bars = page.locator('promo-bar, #menu, [role=search], header input, #menu_basket, .back-to-top, footer form')
    expect(await bars.count()).toBeGreaterThan(4)
    await goTo(page, '/zamowienie')
    expect(await bars.count()).toBe(0)
    const rules = page.locator('footer').getByRole('link', { name: 'Regulamin sklepu' })
    expect(await rules.getAttribute('href')).toBe('/strona/regulamin')
    if (scripts) await expectAccessible(page)
    await page.locator('header').getByRole('link', { name: 'Wróć do koszyka' }).click()
    await page.waitForURL('**/koszyk')
    await expect.poll(() => bars.count()).toBeGreaterThan(4)
  })
})

test('A2.13 on small views the breadcrumb is a link back', async () => {
  await visitAs({ path: '/produkt/kubek-ania-300-ml-1001', width: 390 }, async (page) => {
    const way = page.locator('#breadcrumbs')
    expect(await way.getByRole('link').allTextContents()).toEqual(['Kubki do herbaty'])
    expect(await way.locator('a').count()).toBe(4)
    await way.getByRole('link', { name: 'Kubki do herbaty' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kubki do herbaty' }).waitFor()
    await way.getByRole('link', { name: 'Kubki i filiżanki' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kubki i filiżanki' }).waitFor()
    await expectNoSidewaysScroll(page)
  })
})

test.each([390, 1440])(
  'A2.19 at %i px the header is sticky once the announcements are scrolled past, on a phone without its search',
  async (width) => {
    await visitAs({ path: '/', width }, async (page) => {
      const top = async () => (await page.locator('header').first().boundingBox())?.y
      const underBar = async () => (await top()) === (await page.locator('promo-bar').boundingBox())?.height
      await expect.poll(underBar).toBe(true)
      await page.mouse.wheel(0, 600)
      await expect.poll(top).toBe(0)
      const topmost = () =>
        page.evaluate(() => document.elementFromPoint(innerWidth / 2, 80)?.closest('header') ?? null)
      await expect.poll(async () => (await topmost()) === null).toBe(width === 390)
      if (width !== 390) return
      const toTop = await page.locator('.back-to-top').boundingBox()
      const footer = await page.locator('body footer').boundingBox()
      expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThan(footer?.y ?? 0)
    })
  },
)

test.each([390, 1440])('at %i px a long shop name fits next to the visitor’s icons', async (width) => {
  await visitAs({ path: '/', width }, async (page) => {
    await page.locator('.shop-name').evaluate((name) => {
      name.textContent = 'Pracownia ceramiki i tkanin nad samym Wigierskim Jeziorem'
    })
    const [name, own] = await Promise.all(
      ['.shop-name', '.header-actions'].map((one) => page.locator(one).boundingBox()),
    )
    expect(name && own && own.y >= name.y && own.y + own.height <= name.y + name.height).toBe(true)
    await expectNoSidewaysScroll(page)
  })
})

test.each([390, 768, 1440])(
  'at %i px the footer reserves its height, so that no link moves away from a press',
  async (width) => {
    await visitAs({ path: '/kategoria/ceramika-1001', width }, async (page) => {
      const { reserved, actual } = await page.locator('.footer-content').evaluate((footer) => {
        const reserved = Number.parseFloat(getComputedStyle(footer).containIntrinsicBlockSize.replace('auto ', ''))
        ;(footer as HTMLElement).style.contentVisibility = 'visible' // an attribute would be against the page's policy
        return { reserved, actual: footer.getBoundingClientRect().height }
      })
      expect(Math.abs(actual - reserved)).toBeLessThan(12)
    })
  },
)

test.each(['/', '/strona/pomysly-na-prezent'])('on a phone the first goods of %s are seen without scrolling', (path) =>
  visitAs({ path, width: 390 }, async (page) => {
    const first = page.locator('main li article').first()
    // polled: goods are rendered again when their part is hydrated, and what is far below has no box until a frame has been drawn
    await expect.poll(async () => (await first.boundingBox())?.y ?? Infinity).toBeLessThan(844 - 40)
  }),
)

test('on a large view the link to the rest of a description stands below its lines, and the rest below them', () =>
  visitAs({ path: '/kategoria/ceramika-1001', width: 1440 }, async (page) => {
    const text = page.locator('main .rich-text').filter({ visible: true })
    const more = page.getByText('Czytaj więcej', { exact: true })
    const [lead, link] = await Promise.all([text.boundingBox(), more.boundingBox()])
    expect(link?.x).toBe(lead?.x)
    expect(link?.y).toBeGreaterThanOrEqual((lead?.y ?? 0) + (lead?.height ?? 0))
    await more.click()
    const [opened, rest] = [await text.first().boundingBox(), await text.nth(1).boundingBox()]
    expect(rest?.y).toBeGreaterThanOrEqual((opened?.y ?? 0) + (opened?.height ?? 0))
    expect(rest?.x).toBe(opened?.x)
  }))

test('on a tablet a row of four goods shows them whole', () =>
  visitAs({ path: '/', width: 768 }, async (page) => {
    const cards = page.locator('main section').filter({ hasText: 'Najchętniej wybierane' }).locator('article')
    const [first, fourth] = await Promise.all([0, 3].map((index) => cards.nth(index).boundingBox()))
    expect(fourth?.y).toBe(first?.y)
    expect((fourth?.x ?? Infinity) + (fourth?.width ?? 0)).toBeLessThanOrEqual(768 - 16)
  }))

test('on a tablet a list that happens to have four goods wraps like any other', () =>
  visitAs({ path: '/szukaj?text=zaparzacz', width: 768 }, async (page) => {
    const cards = page.locator('main article')
    expect(await cards.count()).toBe(4)
    const [first, fourth] = await Promise.all([0, 3].map((index) => cards.nth(index).boundingBox()))
    expect(fourth?.x).toBe(first?.x)
  }))

test.each([390, 1440])(
  'at %i px the colours of a product are below its picture, and the buttons of a row in one line',
  (width) =>
    visitAs({ path: '/kategoria/kubki-do-herbaty-1030', width }, async (page) => {
      const card = page.locator('article').filter({ hasText: 'Kubek Ania 300 ml indygo' })
      const picture = await card.locator('.bg-picture').first().boundingBox()
      const colours = await card.getByRole('list', { name: 'Kolory' }).boundingBox()
      const bottomOf = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0)
      expect(colours?.y).toBeGreaterThan(bottomOf(picture))
      const [one, other] = [page.locator('article .card-buy').first(), page.locator('article .card-buy').nth(1)]
      expect(bottomOf(await one.boundingBox())).toBeCloseTo(bottomOf(await other.boundingBox()), 0)
    }),
)

test('on a phone the first of the neighbouring categories begins at the margin of the page when it is the current one', () =>
  visitAs({ path: '/kategoria/kubki-do-herbaty-1030', width: 390 }, async (page) => {
    const chip = await page.locator('.subcategory').first().boundingBox()
    expect(chip?.x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
  }))
