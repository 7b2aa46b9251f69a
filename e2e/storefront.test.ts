import { expect } from 'vitest'
import { changeSettingForTest, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible } from './open-browser.ts'
import { unorderedProduct } from './shopper-steps.ts'

const mug = '/produkt/kubek-ania-300-ml-1001'

test.each([
  [390, '1'],
  [767, '1'],
  [768, '2'],
  [1023, '2'],
  [1024, '3'],
  [1440, '4'],
])('A2.4 A2.6 B2.3 B9.29 a window of %i px has view size %s', async (width, size) => {
  await visitAs({ path: '/strona/kontakt', width }, async (page) => {
    const viewType = page.locator('#viewType')
    expect(await viewType.getAttribute('data-view')).toBe(size)
    expect(await viewType.evaluate((element) => getComputedStyle(element).width)).toBe(`${size}px`)
  })
})

test('A2.5 callbacks for a view size run after a resize: the open drawer closes on a large view', async () => {
  await visitAs({ path: '/', width: 390 }, async (page) => {
    await page.locator('button[popovertarget=menu]:visible').first().click()
    await page.locator('#menu:popover-open').waitFor()
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.waitForFunction(() => document.getElementById('viewType')?.dataset.view === '3')
    await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0)
  })
})

test('A1.3 a changed price type reaches an open tab: the amounts and their labels', async () => {
  const net = 'Ceny są podane bez VAT.'
  await visitAs({ path: '/' }, async (page) => {
    await page.getByText('Wszystkie ceny zawierają należne podatki.').waitFor()
    await changeSettingForTest('prices.type', 'net', async () => (await (await fetch(shop.url)).text()).includes(net))
    await page.locator('main a[href^="/kategoria/"]').first().click()
    await page.waitForURL('**/kategoria/**')
    await page.getByText(net).waitFor()
  })
})

test('A9.16 the menu opens by keyboard with five columns, 320 px high and 30 px around; it closes by Escape and returns the focus', async () => {
  await visitAs({ path: '/' }, async (page) => {
    const head = page.locator('#menu summary').first()
    const loadedPictures = () =>
      page.locator('#menu .menu-products img').evaluateAll((pictures) => {
        const loaded = pictures.map((picture) => performance.getEntriesByName((picture as HTMLImageElement).src).length)
        return [loaded.length > 2, loaded.reduce((sum, times) => sum + times, 0)]
      })
    expect(await loadedPictures()).toEqual([true, 0])
    await head.focus()
    await page.keyboard.press('Enter')
    await page.locator('#menu details[open]').waitFor()
    const look = await page.locator('#menu details[open] .menu-content').evaluate((content) => {
      const { gridTemplateColumns, minHeight, paddingTop, paddingBottom } = getComputedStyle(content)
      return [gridTemplateColumns.split(' ').length, minHeight, paddingTop, paddingBottom]
    })
    expect(look).toEqual([5, '320px', '30px', '30px'])
    await expect.poll(loadedPictures).toEqual([true, 3])
    await expectAccessible(page)
    const closed = async () => {
      await page.keyboard.press('Escape') // the listener is loaded with the first focus
      return page.locator('#menu details[open]').count()
    }
    await expect.poll(closed).toBe(0)
    await expect.poll(() => head.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test('after client-side navigation the keyboard continues in the new page, and the skip link is hidden', async () => {
  await visitAs({ path: '/', width: 390 }, async (page) => {
    const skip = page.locator('a[href="#main"]')
    await page.keyboard.press('Tab')
    await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(40)
    await page.locator('main a[href^="/kategoria/"]').first().click()
    await page.waitForURL('**/kategoria/**')
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().width)).toBeLessThan(2)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('without a network the message says so, and not that the shop is broken', async () => {
  await visitAs({ path: '/koszyk' }, async (page) => {
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL((address) => address.pathname === '/')
    await page.context().setOffline(true)
    await page.locator('#menu_basket').click()
    await page.getByRole('heading', { level: 1, name: 'Nie ma połączenia z internetem' }).waitFor()
  })
})

test('A4.28 a form that is being sent says so and accepts no second submit', async () => {
  await visitAs({ path: mug }, async (page) => {
    let sent = 0
    const seen = Promise.withResolvers<void>()
    await page.route('**/basketchange.php', async (route) => {
      sent++
      await seen.promise
      await route.continue()
    })
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#projector_form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await page.waitForSelector('#projector_form[data-submitting]')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#projector_form')?.requestSubmit())
    seen.resolve()
    await page.waitForSelector('#projector_form:not([data-submitting])')
    expect(sent).toBe(1)
  })
})

test.each([390, 1440])(
  'A5.3 A8.3 at %i px a too large quantity becomes the stock, and goes into the basket',
  async (width) => {
    await visitAs({ path: unorderedProduct.path, width }, async (page) => {
      await page.fill('#projector_number', '999')
      await Promise.all([
        page.getByText(`Maksymalnie możesz zamówić ${unorderedProduct.stock} sztuk`).waitFor(), // the alert disappears
        page.locator('#projector_form button[type=submit]').first().click(),
      ])
      await page.getByText('Dodano do koszyka').waitFor()
      await page.locator('#menu_basket', { hasText: '1' }).waitFor()
      await expectAccessible(page)
    })
  },
)
