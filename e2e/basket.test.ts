import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { goTo, shop, test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { fillBasket, unfold, unorderedProduct } from './shopper-steps.ts'

/** Sold from half a metre on. */
const paper = 1166
const mug = { id: 1001, name: 'Kubek Ania 300 ml', price: 5900 }

/** A visitor with two mugs in the basket, on the basket page. */
function withTwoMugs(javaScriptEnabled: boolean, work: (page: Page) => Promise<void>) {
  return visitAs({ path: `/basketchange.php?product=${mug.id}&number=2`, javaScriptEnabled }, work)
}

const quantity = (page: Page) => page.locator('input[name="set_quantity[0]"]')
const manage = 'Zapisz lub udostępnij'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page, text: string) => page.locator('#Basket').getByText(text).first().waitFor()
const worth = (page: Page, text: string) => page.locator('#Basket li').getByText(text, { exact: true }).waitFor()

/** Pieces of the first line, according to the server. */
async function countInBasket(page: Page): Promise<number | undefined> {
  const answer = await page.request.get(`${shop.url}/ajax/basket.php?getAjax=true`)
  return (await answer.json()).basket.products[0]?.count
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the basket page %s', (_, scripts) => {
  test('A5.3 B5.66 a too large quantity is lowered to the stock, with a message', async () => {
    await visitAs(
      { path: `/basketchange.php?product=${unorderedProduct.id}&number=2`, javaScriptEnabled: scripts },
      async (page) => {
        await quantity(page).fill('99999')
        await quantity(page).press('Enter')
        await notice(page, `Maksymalnie możesz zamówić ${unorderedProduct.stock} sztuk`)
        await expect.poll(() => quantity(page).inputValue()).toBe(String(unorderedProduct.stock))
      },
    )
  })

  test('B5.66 A5.2 a too small quantity is raised to the minimum, with a message', async () => {
    await visitAs({ path: `/basketchange.php?product=${paper}&number=2`, javaScriptEnabled: scripts }, async (page) => {
      await quantity(page).fill('0,3')
      await quantity(page).press('Enter')
      await notice(page, 'Minimalnie możesz zamówić 0,5')
      await expect.poll(() => quantity(page).inputValue()).toBe('0.5')
    })
  })

  test('a line can be removed and restored, and so can the whole basket', async () => {
    await withTwoMugs(scripts, async (page) => {
      for (const [remove, said] of [
        [`Usuń z koszyka: ${mug.name}`, 'Usunięto z koszyka'],
        ['Usuń wszystko', 'Koszyk jest teraz pusty'],
      ] as const) {
        if (remove === 'Usuń wszystko') await unfold(page, manage)
        await button(page, remove).click()
        await notice(page, said)
        await notice(page, 'Twój koszyk jest pusty')
        await button(page, 'Cofnij').click()
        await expect.poll(() => quantity(page).inputValue()).toBe('2')
      }
    })
  })

  test('A2.11 B2.41 B5.82 lines are selected and removed together, selecting none shows a message, and recommendations are below', async () => {
    await visitAs({ javaScriptEnabled: scripts }, async (page) => {
      await fillBasket(page, [1005, 1], [mug.id, 1])
      await goTo(page, '/koszyk')
      await page.locator('#products_associated_zone2').waitFor()
      expect(await page.getByLabel(`Zaznacz: ${mug.name}`).isVisible()).toBe(false)
      await unfold(page, manage)
      await button(page, 'Usuń zaznaczone').click()
      await notice(page, 'Zaznacz najpierw produkty')
      if (!scripts) await unfold(page, manage)
      if (scripts) {
        await page.evaluate(() => scrollTo(0, 0)) // else the header that stays may cover a part of some button
        await expectAccessible(page)
        await page.getByLabel('Zaznacz wszystko').check()
        await page.getByLabel('Odznacz wszystko').waitFor()
        await expect.poll(() => page.locator('input[name=chosen]:checked').count()).toBe(2)
        await page.getByLabel('Odznacz wszystko').uncheck()
        await expect.poll(() => page.locator('input[name=chosen]:checked').count()).toBe(0)
      }
      await page.getByLabel(`Zaznacz: ${mug.name}`).check()
      await button(page, 'Usuń zaznaczone').click()
      await notice(page, 'Usunięto z koszyka')
      await expect.poll(() => page.locator('input[name=chosen]').count()).toBe(1)
    })
  })

  test('A4.8 a product that can be ordered before its price is known is in the basket at zero', async () => {
    await visitAs({ javaScriptEnabled: scripts }, async (page) => {
      await fillBasket(page, [mug.id, 2])
      await goTo(page, '/produkt/projekt-i-wycena-stolu-na-wymiar-1219')
      const [offer, basket] = [page.locator('.projector_page'), page.locator('#Basket')]
      await offer.getByText('Gratis', { exact: true }).first().waitFor()
      await button(page, 'Do koszyka').click()
      if (scripts) await page.getByRole('link', { name: 'Przejdź do koszyka' }).click()
      await basket.locator('li', { hasText: 'Projekt i' }).getByText('Gratis', { exact: true }).waitFor()
      await expect.poll(async () => (await basket.textContent())?.replaceAll('\u00a0', ' ')).toContain('118,00')
    })
  })

  test('typed texts are passed on to the order', async () => {
    await withTwoMugs(scripts, async (page) => {
      await quantity(page).fill('3')
      await button(page, 'Przejdź do zamówienia').click()
      await page.waitForURL('**/zamowienie')
      await goTo(page, '/koszyk')
      expect(await quantity(page).inputValue()).toBe('3')
    })
  })

  test('a link on another site leads to a confirmation first', async () => {
    await visitAs({ javaScriptEnabled: scripts }, async (page) => {
      await fillBasket(page, [mug.id, 2])
      await goTo(page, `/koszyk/potwierdz?product=${mug.id}&number=5`)
      await button(page, 'Tak, zmień koszyk').click()
      await page.waitForURL('**/koszyk')
      await expect.poll(() => quantity(page).inputValue()).toBe('7')
    })
  })
})

test('B3.23 buttons change the quantity at once, the sum follows, and both are the same after a reload', async () => {
  await withTwoMugs(true, async (page) => {
    await button(page, `Więcej: ${mug.name}`).click()
    await worth(page, '177,00\u00a0zł')
    await button(page, `Więcej: ${mug.name}`).click()
    await worth(page, '236,00\u00a0zł')
    await expect.poll(() => countInBasket(page)).toBe(4)
    await page.reload()
    expect(await quantity(page).inputValue()).toBe('4')
  })
})

test('a quantity that was changed a moment before leaving the page is saved', async () => {
  await withTwoMugs(true, async (page) => {
    await button(page, `Więcej: ${mug.name}`).evaluate((more: HTMLElement) => {
      // returns before the page is left
      setTimeout(() => {
        window.setTimeout = (() => 0) as unknown as typeof setTimeout // however slowly the page is left, the debounce is not over
        more.click()
        location.reload()
      })
    })
    await expect.poll(() => countInBasket(page)).toBe(3)
  })
})

test('a change lost by the network shows a message, the basket is unchanged, and the next change works', async () => {
  await withTwoMugs(true, async (page) => {
    await page.context().setOffline(true)
    await button(page, `Więcej: ${mug.name}`).click()
    await notice(page, 'Brak połączenia: ta zmiana nie została zapisana')
    await worth(page, '118,00\u00a0zł')
    await expect.poll(() => quantity(page).inputValue()).toBe('2')
    await unfold(page, manage)
    await Promise.all([page.waitForEvent('requestfailed'), button(page, 'Usuń wszystko').click()])
    await page.context().setOffline(false)
    await button(page, `Więcej: ${mug.name}`).click()
    await worth(page, '177,00\u00a0zł')
    await expect.poll(() => page.getByText('Brak połączenia').count()).toBe(0)
    await expect.poll(() => countInBasket(page)).toBe(3)
    await page.reload()
    expect(await quantity(page).inputValue()).toBe('3')
  })
})

test('the page fits from 320 px on and axe finds nothing, full and empty', async () => {
  await withTwoMugs(true, async (page) => {
    for (const state of ['full', 'empty']) {
      if (state === 'empty') await unfold(page, manage)
      if (state === 'empty') await button(page, 'Usuń wszystko').click()
      if (state === 'empty') await notice(page, 'Twój koszyk jest pusty')
      for (const width of [320, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
        if (width === 390 || (width === 1440 && state === 'full')) await expectAccessible(page)
      }
    }
  })
})

test('A4.26 the mini basket opens for a mouse and a keyboard, closes by Escape, and is hidden when empty', async () => {
  await visitAs({}, async (page) => {
    await fillBasket(page, [mug.id, 2])
    const panel = page.getByRole('link', { name: 'Pokaż koszyk' })
    await goTo(page, '/')
    await page.waitForFunction(() => document.getElementById('menu_basket')?.textContent?.includes('1'))
    await page.hover('#menu_basket')
    await panel.waitFor()
    await expectAccessible(page)
    await page.mouse.move(10, 600)
    await panel.waitFor({ state: 'detached' })
    await page.focus('#menu_basket')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await goTo(page, '/basketchange.php?change=empty')
    await page.hover('#menu_basket')
    await notice(page, 'Twój koszyk jest pusty')
    expect(await panel.count()).toBe(0)
  })
})
