import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decimalText } from '#shared/decimal.ts'
import { type Shop, updateVisitor } from '#shop'
import { answers, contents, item } from '../../../test/in-basket.ts'
import { seenByClient } from '../../../test/new-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { putOnSale } from '../../../test/put-on-sale.ts'
import { addToBasket } from './actions/add-to-basket.ts'
import { changeBasket } from './actions/change-basket.ts'
import { clearOldBaskets } from './actions/clear-old-baskets.ts'
import { forgetSaved } from './actions/forget-saved.ts'
import { mergeBaskets } from './actions/merge-baskets.ts'
import { saveForLater } from './actions/save-for-later.ts'
import { shareBasket } from './actions/share-basket.ts'
import { takeBasket } from './actions/take-basket.ts'
import { takeSaved } from './actions/take-saved.ts'
import { takeShared } from './actions/take-shared.ts'
import { findBasket } from './reads/find-basket.ts'
import { findSavedLines } from './reads/saved-lines.ts'
import { findSharedBasket } from './reads/shared-basket.ts'
import { saveWraps } from './writes/choices.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const day = 24 * 60 * 60_000

/** 'uniw 2 Ola': size, quantity and text of each line that is put aside. */
async function aside(shop: Shop): Promise<string[]> {
  const lines = await findSavedLines(shop)
  return lines.map(({ offer, quantity, additional }) =>
    [offer.size.type, decimalText(quantity), additional].filter(Boolean).join(' '),
  )
}

async function putAside(shop: Shop, productId: number) {
  const { lines } = await findBasket(shop)
  return saveForLater(shop, lines.find((line) => line.productId === productId)?.id ?? 0)
}

describe('a line that is saved for later', () => {
  test('A4.27 leaves the sums with its quantity, terms and comment, and comes back with them', async () => {
    const shop = testShop.shop()
    const [mug, tea] = [await putOnSale(shop, { price: 5900 }), await putOnSale(shop, { price: 1000 })]
    await addToBasket(shop, {
      items: [item(mug.id, '2', { additional: 'Ola', comment: 'na prezent' }), item(tea.id, '1')],
    })
    expect(await putAside(shop, mug.id)).toMatchObject({ ok: true, value: { others: [] } })
    expect([(await findBasket(shop)).worth.gross, await aside(shop)]).toEqual([1000, ['uniw 2 Ola']])
    const [saved] = await findSavedLines(shop)
    expect(await answers(takeSaved(shop, saved?.id ?? 0))).toEqual([['success', 'added']])
    expect(await answers(takeSaved(shop, saved?.id ?? 0))).toEqual([])
    const { lines, worth } = await findBasket(shop)
    expect([worth.gross, lines.at(-1)?.comment, await aside(shop)]).toEqual([12_800, 'na prezent', []])
  })

  test('A5.3 comes back within today’s bounds; what is no longer sold stays aside, and the reason is said', async () => {
    const shop = testShop.shop()
    const [mug, gone] = [await putOnSale(shop, { stock: '5' }), await putOnSale(shop)]
    await addToBasket(shop, { items: [item(mug.id, '4'), item(gone.id, '1')] })
    await putAside(shop, mug.id)
    await putAside(shop, gone.id)
    await addToBasket(shop, { items: [item(mug.id, '3')] })
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', gone.id).execute()
    const [withdrawn, held] = await findSavedLines(shop)
    expect([withdrawn?.problem?.code, held?.problem]).toEqual(['withdrawn', null])
    expect(await answers(takeSaved(shop, withdrawn?.id ?? 0))).toEqual([['error', 'withdrawn']])
    expect(await answers(takeSaved(shop, held?.id ?? 0))).toEqual([['warning', 'quantity_changed']])
    expect([await contents(shop), await aside(shop)]).toEqual([['uniw 5'], ['uniw 1']])
    await forgetSaved(shop, withdrawn?.id ?? 0)
    expect(await aside(shop)).toEqual([])
  })

  test('A5.2 raises what it leaves below a minimum; the same line twice is one with both quantities', async () => {
    const shop = testShop.shop()
    const apron = await putOnSale(shop, { sizes: { S: '10', M: '10' }, limits: { minimum: '4' } })
    await addToBasket(shop, { items: [item(apron.id, '3', { size: 'S' }), item(apron.id, '1', { size: 'M' })] })
    const raised = await putAside(shop, apron.id)
    expect(raised.ok && raised.value.others.map(({ size, code }) => [size, code])).toEqual([['M', 'quantity_changed']])
    expect([await contents(shop), await aside(shop)]).toEqual([['M 4'], ['S 3']])
    await changeBasket(shop, { items: [item(apron.id, '2', { size: 'S' }), item(apron.id, '0', { size: 'M' })] })
    await putAside(shop, apron.id)
    expect(await aside(shop)).toEqual(['S 7'])
  })

  test('A4.27 put aside twice keeps what was said of it, and how it is wrapped', async () => {
    const shop = testShop.shop()
    const [mug, box, card] = [await putOnSale(shop), await putOnSale(shop), await putOnSale(shop)]
    const wrapped = async (sizeId: number | null) => {
      const [line] = (await findBasket(shop)).lines
      await saveWraps(shop, new Map([[line?.id ?? 0, sizeId]]))
    }
    await addToBasket(shop, { items: [item(mug.id, '2', { comment: 'na prezent' })] })
    await wrapped(box.sizeId)
    await putAside(shop, mug.id)
    await addToBasket(shop, { items: [item(mug.id, '1')] })
    await putAside(shop, mug.id)
    const takeBack = async () => {
      const [saved] = await findSavedLines(shop)
      await takeSaved(shop, saved?.id ?? 0)
      return (await findBasket(shop)).lines.map((line) => [decimalText(line.quantity), line.comment, line.wrapSizeId])
    }
    expect(await takeBack()).toEqual([['3', 'na prezent', box.sizeId]])
    await putAside(shop, mug.id)
    await addToBasket(shop, { items: [item(mug.id, '1')] })
    await wrapped(card.sizeId)
    expect(await takeBack()).toEqual([['4', 'na prezent', card.sizeId]])
  })

  test('is nobody else’s', async () => {
    const [shop, other] = [testShop.shop(), testShop.shop()]
    const mug = await putOnSale(shop)
    await addToBasket(shop, { items: [item(mug.id, '1')] })
    await addToBasket(other, { items: [item(mug.id, '1')] })
    const [line] = (await findBasket(shop)).lines
    expect(await saveForLater(other, line?.id ?? 0)).toMatchObject({ ok: false, problem: { code: 'unknown_product' } })
    expect(await saveForLater(testShop.shop(), line?.id ?? 0)).toMatchObject({ ok: false })
    await putAside(shop, mug.id)
    const [saved] = await findSavedLines(shop)
    await forgetSaved(other, saved?.id ?? 0)
    expect([await answers(takeSaved(other, saved?.id ?? 0)), await aside(shop)]).toEqual([[], ['uniw 1']])
  })

  test('A6.1 survives the order, comes along on sign-in, and is there on another device', async () => {
    const client = await seenByClient(testShop.shop())
    const [mug, tea] = [await putOnSale(client), await putOnSale(client)]
    await addToBasket(client, { items: [item(mug.id, '1')] })
    await putAside(client, mug.id)
    const shop = testShop.shop()
    await addToBasket(shop, { items: [item(mug.id, '7'), item(tea.id, '2'), item(tea.id, '1', { additional: 'Jan' })] })
    await putAside(shop, mug.id)
    await putAside(shop, tea.id)
    await shop.database.transaction().execute((database) => takeBasket({ ...shop, database }))
    expect([await contents(shop), await aside(shop)]).toEqual([[], ['uniw 2', 'uniw 7']])
    updateVisitor(shop, { customerId: client.visitor.customerId })
    await mergeBaskets(shop)
    expect((await aside(client)).toSorted()).toEqual(['uniw 2', 'uniw 8'])
  })
})

describe('a basket that is shared', () => {
  test('shows today’s prices and nothing that its owner has typed; a stranger puts it beside what he has, refusals are said', async () => {
    const shop = testShop.shop()
    const [mug, gone, tea] = [await putOnSale(shop, { price: 5900 }), await putOnSale(shop), await putOnSale(shop)]
    await addToBasket(shop, {
      items: [item(mug.id, '2', { additional: 'Dla Oli', comment: 'na prezent' }), item(gone.id, '1')],
    })
    const shared = await shareBasket(shop)
    if (!shared.ok) throw new Error(shared.problem.code)
    const { token } = shared.value
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', gone.id).execute()
    await shop.database.updateTable('price').set({ amount: 4900 }).where('size_id', '=', mug.sizeId).execute()
    const stranger = testShop.shop()
    await addToBasket(stranger, { items: [item(tea.id, '1'), item(mug.id, '1')] })
    const found = await findSharedBasket(stranger, token)
    if (!found) throw new Error('not found')
    expect([found.own, (await findSharedBasket(shop, token))?.own]).toEqual([false, true])
    expect(found.lines.map(({ unitGross, problem, wish }) => [unitGross, problem?.code, wish])).toMatchObject([
      [4900, undefined, ''],
      [expect.any(Number), 'withdrawn', ''],
    ])
    expect(JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      /Oli|prezent/,
    )
    expect(await answers(takeShared(stranger, found))).toEqual([
      ['success', 'added'],
      ['error', 'withdrawn'],
    ])
    expect(await contents(stranger)).toEqual(['uniw 1', 'uniw 3'])
  })

  test('ends after the days of the shop, and is then removed', async () => {
    const shop = testShop.shop()
    await addToBasket(shop, { items: [item((await putOnSale(shop)).id, '1')] })
    const shared = await shareBasket(shop)
    const token = shared.ok ? shared.value.token : ''
    const later = (days: number) => ({ ...shop, now: new Date(shop.now.getTime() + days * day) })
    expect(await findSharedBasket(later(29.9), token)).not.toBeNull()
    expect(await findSharedBasket(later(30), token)).toBeNull()
    const stored = () =>
      shop.database.selectFrom('shared_basket').select('id').where('visit_id', '=', shop.visitor.visitId).execute()
    await clearOldBaskets(() => later(29.9))
    expect(await stored()).toHaveLength(1)
    await clearOldBaskets(() => later(30))
    expect(await stored()).toEqual([])
  })

  test('an empty one is not shared, and nobody has addresses without end', async () => {
    const shop = testShop.shop()
    expect(await shareBasket(shop)).toMatchObject({ ok: false, problem: { code: 'nothing_to_share' } })
    await addToBasket(shop, { items: [item((await putOnSale(shop)).id, '1')] })
    const codes = []
    for (let turn = 0; turn < 21; turn++) {
      const shared = await shareBasket(shop)
      codes.push(shared.ok ? 'shared' : shared.problem.code)
    }
    expect(codes).toEqual([...Array(20).fill('shared'), 'too_many_shared'])
  })

  test.each(['', 'x', `${'a'.repeat(43)}`, `${'a'.repeat(42)}'`])('no address: %j', async (token) => {
    expect(await findSharedBasket(testShop.shop(), token)).toBeNull()
  })
})

test('a client’s basket is cleared when nobody has changed it for the shop’s days; a younger one and a guest’s stay', async () => {
  const old = await seenByClient(testShop.shop())
  const young = await seenByClient(testShop.shop())
  const guest = testShop.shop()
  const mug = await putOnSale(guest)
  const at = (shop: Shop, days: number) => ({ ...shop, now: new Date(guest.now.getTime() + days * day) })
  await addToBasket(old, { items: [item(mug.id, '1')] })
  await addToBasket(young, { items: [item(mug.id, '1')] })
  await addToBasket(guest, { items: [item(mug.id, '1')] })
  await addToBasket(at(young, 3), { items: [item(mug.id, '1')] })
  await findBasket(at(old, 30))
  await clearOldBaskets(() => at(guest, 60))
  expect([await contents(old), await contents(young)]).toEqual([['uniw 1'], ['uniw 2']])
  await clearOldBaskets(() => at(guest, 60.1))
  expect([await contents(old), await contents(young), await contents(guest)]).toEqual([[], ['uniw 2'], ['uniw 1']])
})
