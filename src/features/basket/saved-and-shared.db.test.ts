import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateVisitor } from '#features/customers/actions/sessions.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { basketContents, basketItem, lineOutcomes } from '../../../test/basket-lines.ts'
import { asClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToBasket, changeBasket } from './actions/apply-line-changes.ts'
import { clearOldBaskets, takeBasketForOrder } from './actions/clear-basket.ts'
import { mergeBaskets } from './actions/merge-baskets.ts'
import { moveSavedToBasket, removeSavedLine, saveForLater } from './actions/saved-lines.ts'
import { addSharedToBasket, shareBasket } from './actions/shared-basket.ts'
import { findSharedBasket, getSavedLines } from './queries/detached-lines.ts'
import { getBasket } from './views.ts'
import { saveWraps } from './writes/basket.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const day = 24 * 60 * 60_000

/** Size, quantity and text of each saved line: 'uniw 2 Ola'. */
async function aside(shop: Shop): Promise<string[]> {
  const lines = await getSavedLines(shop)
  return lines.map(({ offer, quantity, additional }) =>
    [offer.size.type, decimalText(quantity), additional].filter(Boolean).join(' '),
  )
}

async function putAside(shop: Shop, productId: number) {
  const { lines } = await getBasket(shop)
  return saveForLater(shop, lines.find((line) => line.productId === productId)?.id ?? 0)
}

describe('a line that is saved for later', () => {
  test('A4.27 leaves the total with its quantity, options and comment, and returns with them', async () => {
    const shop = testShop.shop()
    const [mug, tea] = [await createTestProduct(shop, { price: 5900 }), await createTestProduct(shop, { price: 1000 })]
    await addToBasket(shop, {
      items: [basketItem(mug.id, '2', { additional: 'Ola', comment: 'na prezent' }), basketItem(tea.id, '1')],
    })
    expect(await putAside(shop, mug.id)).toMatchObject({ ok: true, value: { others: [] } })
    expect([(await getBasket(shop)).worth.gross, await aside(shop)]).toEqual([1000, ['uniw 2 Ola']])
    const [saved] = await getSavedLines(shop)
    expect(await lineOutcomes(moveSavedToBasket(shop, saved?.id ?? 0))).toEqual([['success', 'added']])
    expect(await lineOutcomes(moveSavedToBasket(shop, saved?.id ?? 0))).toEqual([])
    const { lines, worth } = await getBasket(shop)
    expect([worth.gross, lines.at(-1)?.comment, await aside(shop)]).toEqual([12_800, 'na prezent', []])
  })

  test('A5.3 returns within the current bounds; one no longer sold remains saved, with the reason', async () => {
    const shop = testShop.shop()
    const [mug, gone] = [await createTestProduct(shop, { stock: '5' }), await createTestProduct(shop)]
    await addToBasket(shop, { items: [basketItem(mug.id, '4'), basketItem(gone.id, '1')] })
    await putAside(shop, mug.id)
    await putAside(shop, gone.id)
    await addToBasket(shop, { items: [basketItem(mug.id, '3')] })
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', gone.id).execute()
    const [withdrawn, available] = await getSavedLines(shop)
    expect([withdrawn?.problem?.code, available?.problem]).toEqual(['withdrawn', null])
    expect(await lineOutcomes(moveSavedToBasket(shop, withdrawn?.id ?? 0))).toEqual([['error', 'withdrawn']])
    expect(await lineOutcomes(moveSavedToBasket(shop, available?.id ?? 0))).toEqual([['warning', 'quantity_changed']])
    expect([await basketContents(shop), await aside(shop)]).toEqual([['uniw 5'], ['uniw 1']])
    await removeSavedLine(shop, withdrawn?.id ?? 0)
    expect(await aside(shop)).toEqual([])
  })

  test('A5.2 lines left below a minimum are raised; saving the same line twice adds up the quantities', async () => {
    const shop = testShop.shop()
    const apron = await createTestProduct(shop, { sizes: { S: '10', M: '10' }, limits: { minimum: '4' } })
    await addToBasket(shop, {
      items: [basketItem(apron.id, '3', { size: 'S' }), basketItem(apron.id, '1', { size: 'M' })],
    })
    const raised = await putAside(shop, apron.id)
    expect(raised.ok && raised.value.others.map(({ size, code }) => [size, code])).toEqual([['M', 'quantity_changed']])
    expect([await basketContents(shop), await aside(shop)]).toEqual([['M 4'], ['S 3']])
    await changeBasket(shop, {
      items: [basketItem(apron.id, '2', { size: 'S' }), basketItem(apron.id, '0', { size: 'M' })],
    })
    await putAside(shop, apron.id)
    expect(await aside(shop)).toEqual(['S 7'])
  })

  test('A4.27 saved twice keeps its comment and wrapping', async () => {
    const shop = testShop.shop()
    const [mug, box, card] = [
      await createTestProduct(shop),
      await createTestProduct(shop),
      await createTestProduct(shop),
    ]
    const wrapped = async (sizeId: number | null) => {
      const [line] = (await getBasket(shop)).lines
      await saveWraps(shop, new Map([[line?.id ?? 0, sizeId]]))
    }
    await addToBasket(shop, { items: [basketItem(mug.id, '2', { comment: 'na prezent' })] })
    await wrapped(box.sizeId)
    await putAside(shop, mug.id)
    await addToBasket(shop, { items: [basketItem(mug.id, '1')] })
    await putAside(shop, mug.id)
    const takeBack = async () => {
      const [saved] = await getSavedLines(shop)
      await moveSavedToBasket(shop, saved?.id ?? 0)
      return (await getBasket(shop)).lines.map((line) => [decimalText(line.quantity), line.comment, line.wrapSizeId])
    }
    expect(await takeBack()).toEqual([['3', 'na prezent', box.sizeId]])
    await putAside(shop, mug.id)
    await addToBasket(shop, { items: [basketItem(mug.id, '1')] })
    await wrapped(card.sizeId)
    expect(await takeBack()).toEqual([['4', 'na prezent', card.sizeId]])
  })

  test('is not accessible to other visitors', async () => {
    const [shop, other] = [testShop.shop(), testShop.shop()]
    const mug = await createTestProduct(shop)
    await addToBasket(shop, { items: [basketItem(mug.id, '1')] })
    await addToBasket(other, { items: [basketItem(mug.id, '1')] })
    const [line] = (await getBasket(shop)).lines
    expect(await saveForLater(other, line?.id ?? 0)).toMatchObject({ ok: false, problem: { code: 'unknown_product' } })
    expect(await saveForLater(testShop.shop(), line?.id ?? 0)).toMatchObject({ ok: false })
    await putAside(shop, mug.id)
    const [saved] = await getSavedLines(shop)
    await removeSavedLine(other, saved?.id ?? 0)
    expect([await lineOutcomes(moveSavedToBasket(other, saved?.id ?? 0)), await aside(shop)]).toEqual([[], ['uniw 1']])
  })

  test('A6.1 remains after the order, is merged at sign-in, and is available on another device', async () => {
    const client = await asClient(testShop.shop())
    const [mug, tea] = [await createTestProduct(client), await createTestProduct(client)]
    await addToBasket(client, { items: [basketItem(mug.id, '1')] })
    await putAside(client, mug.id)
    const shop = testShop.shop()
    await addToBasket(shop, {
      items: [basketItem(mug.id, '7'), basketItem(tea.id, '2'), basketItem(tea.id, '1', { additional: 'Jan' })],
    })
    await putAside(shop, mug.id)
    await putAside(shop, tea.id)
    await shop.database.transaction().execute((database) => takeBasketForOrder({ ...shop, database }))
    expect([await basketContents(shop), await aside(shop)]).toEqual([[], ['uniw 2', 'uniw 7']])
    updateVisitor(shop, { customerId: client.visitor.customerId })
    await mergeBaskets(shop)
    expect((await aside(client)).toSorted()).toEqual(['uniw 2', 'uniw 8'])
  })
})

describe('a basket that is shared', () => {
  test('shows current prices and nothing that its owner has typed; another visitor adds it to their basket, with refusals reported', async () => {
    const shop = testShop.shop()
    const [mug, gone, tea] = [
      await createTestProduct(shop, { price: 5900 }),
      await createTestProduct(shop),
      await createTestProduct(shop),
    ]
    await addToBasket(shop, {
      items: [basketItem(mug.id, '2', { additional: 'Dla Oli', comment: 'na prezent' }), basketItem(gone.id, '1')],
    })
    const shared = await shareBasket(shop)
    if (!shared.ok) throw new Error(shared.problem.code)
    const { token } = shared.value
    await shop.database.updateTable('product').set({ visible: false }).where('id', '=', gone.id).execute()
    await shop.database.updateTable('price').set({ amount: 4900 }).where('size_id', '=', mug.sizeId).execute()
    const stranger = testShop.shop()
    await addToBasket(stranger, { items: [basketItem(tea.id, '1'), basketItem(mug.id, '1')] })
    const found = await findSharedBasket(stranger, token)
    if (!found) throw new Error('not found')
    expect([found.own, (await findSharedBasket(shop, token))?.own]).toEqual([false, true])
    expect(
      found.lines.map(({ unitGross, problem, configurationText: configuration }) => [
        unitGross,
        problem?.code,
        configuration,
      ]),
    ).toMatchObject([
      [4900, undefined, ''],
      [expect.any(Number), 'withdrawn', ''],
    ])
    expect(JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      /Oli|prezent/,
    )
    expect(await lineOutcomes(addSharedToBasket(stranger, found))).toEqual([
      ['success', 'added'],
      ['error', 'withdrawn'],
    ])
    expect(await basketContents(stranger)).toEqual(['uniw 1', 'uniw 3'])
  })

  test('expires after the configured days, and is then deleted', async () => {
    const shop = testShop.shop()
    await addToBasket(shop, { items: [basketItem((await createTestProduct(shop)).id, '1')] })
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

  test('an empty basket is not shared, and the number of addresses is limited', async () => {
    const shop = testShop.shop()
    expect(await shareBasket(shop)).toMatchObject({ ok: false, problem: { code: 'nothing_to_share' } })
    await addToBasket(shop, { items: [basketItem((await createTestProduct(shop)).id, '1')] })
    const codes = []
    for (let turn = 0; turn < 21; turn++) {
      const shared = await shareBasket(shop)
      codes.push(shared.ok ? 'shared' : shared.problem.code)
    }
    expect(codes).toEqual([...Array(20).fill('shared'), 'too_many_shared'])
  })

  test.each(['', 'x', `${'a'.repeat(43)}`, `${'a'.repeat(42)}'`])('is not found with the token %j', async (token) => {
    expect(await findSharedBasket(testShop.shop(), token)).toBeNull()
  })
})

test("a client's basket is cleared when it has not changed for the configured days; a newer one and a guest's remain", async () => {
  const old = await asClient(testShop.shop())
  const young = await asClient(testShop.shop())
  const guest = testShop.shop()
  const mug = await createTestProduct(guest)
  const at = (shop: Shop, days: number) => ({ ...shop, now: new Date(guest.now.getTime() + days * day) })
  await addToBasket(old, { items: [basketItem(mug.id, '1')] })
  await addToBasket(young, { items: [basketItem(mug.id, '1')] })
  await addToBasket(guest, { items: [basketItem(mug.id, '1')] })
  await addToBasket(at(young, 3), { items: [basketItem(mug.id, '1')] })
  await getBasket(at(old, 30))
  await clearOldBaskets(() => at(guest, 60))
  expect([await basketContents(old), await basketContents(young)]).toEqual([['uniw 1'], ['uniw 2']])
  await clearOldBaskets(() => at(guest, 60.1))
  expect([await basketContents(old), await basketContents(young), await basketContents(guest)]).toEqual([
    [],
    ['uniw 2'],
    ['uniw 1'],
  ])
})
