import { expect } from 'vitest'
import { test, visitAs } from './browser-fixtures.ts'
import { expectNoSidewaysScroll } from './open-browser.ts'

test.each([
  [1200, 6],
  [1199, 5],
  [979, 5],
  [978, 4],
  [757, 4],
  [756, 3],
  [550, 3],
  [549, 2],
])('A9.15 the home page at %i px shows %i categories at once, the others by scrolling', async (width, slides) => {
  await visitAs({ path: '/', width }, async (page) => {
    const items = page.locator('main section:has(h2:text-is("Co u nas znajdziesz")) li')
    const inSight = () =>
      items.evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().right <= innerWidth).length)
    await items.first().scrollIntoViewIfNeeded()
    expect(await inSight()).toBe(slides)
    await expectNoSidewaysScroll(page)
    await items.last().getByRole('link').focus()
    await expect
      .poll(() => items.last().evaluate((item) => item.getBoundingClientRect().right <= innerWidth))
      .toBe(true)
  })
})
