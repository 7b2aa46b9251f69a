import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPromotion, savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { giftCardsSetting } from '#features/promotions/settings.ts'
import { usesRebateCodes } from '#features/promotions/views.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { countQueries } from '../../../../test/count-queries.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: '1001', number: '1' })
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('')
const read = async (path: string) => (await browser.get(path)).text()
const field = 'name="rebate_code"'

test('a shop without codes shows no code field until it has one, and still answers calls with a code', async () => {
  expect(await read('/koszyk')).toContain(field)
  const withCodes = await application.appContext.database.query
    .selectFrom('promotion')
    .select('key')
    .where('needs_code', '=', true)
    .where('ended_at', 'is', null)
    .execute()
  for (const { key } of withCodes) await endPromotion(shop(), key)
  await expect.poll(() => read('/koszyk')).not.toMatch(new RegExp(`${field}|Mam kod`))
  expect(await redirectOf(browser.post('/settings.php?from=basket', { rebates_codes: 'NIEMA' }))).toBe('/koszyk')
  expect(await read('/koszyk')).toContain('value="NIEMA"')
  expect(await read('/koszyk')).not.toContain(field)
  await savePromotions(shop(), [
    { key: 'nowa', name: 'Nowa', benefits: [{ kind: 'percent', percent: '10' }], codes: [{ code: 'NOWY' }] },
  ])
  await expect.poll(() => read('/koszyk')).toContain(field)
})

test('whether there are codes is known without a query', async () => {
  await usesRebateCodes(shop())
  expect(await countQueries(() => usesRebateCodes(shop()))).toEqual({ answer: true, queries: 0 })
})

test('a shop without gift cards shows no field for them at the checkout, and an order comes without it', async () => {
  expect(await read('/zamowienie')).toContain('name="giftCardCode"')
  await changeSetting(shop(), { setting: giftCardsSetting, raw: '' })
  await application.appContext.reloadSettings()
  expect(await read('/zamowienie')).not.toMatch(/giftCardCode|karty podarunkowej/)
})
