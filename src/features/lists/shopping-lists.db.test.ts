import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { asClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { addToList, removeFromList, updateListLines } from './actions/list-lines.ts'
import { createList, deleteList, updateListSettings } from './actions/shopping-lists.ts'
import { listOfClient, listOfLink, listsOfClient } from './queries/shopping-lists.ts'
import type { WantedItem } from './rules/entry.ts'
import { maxListLines, maxLists } from './rules/shopping-list.ts'
import { linesOfList, withItems } from './views/entries.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const client = () => asClient(testShop.shop())

const idOf = ({ visitor }: Shop) => visitor.customerId ?? 0
const item = (productId: number, quantity = '1', sizeId: number | null = null): WantedItem => ({
  productId,
  sizeId,
  quantity: decimal(quantity),
})
const code = async (answer: Promise<{ ok: boolean; problem?: { code: string } }>) =>
  (await answer).problem?.code ?? 'ok'
const summary = async (shop: Shop, id: number) =>
  (await linesOfList(shop, id)).map(({ productId, entry }) => [productId, entry.sizeId, decimalText(entry.quantity)])

async function createTestList(shop: Shop, name: string, items: WantedItem[] = []): Promise<number> {
  const answer = await createList(shop, { name, items })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.id
}

test('B1.10 a list has each product once, in quantities by the rules of their units', async () => {
  const shop = await client()
  const mug = await createTestProduct(shop, { stock: '1' })
  const fabric = await createTestProduct(shop, { step: '0.1', precision: 1, limits: { minimum: '0.5' } })
  const apron = await createTestProduct(shop, { sizes: { S: '3', M: '3' } })
  const id = await createTestList(shop, 'Dom', [item(mug.id, '7'), item(fabric.id, '0.72'), item(apron.id)])
  expect(await summary(shop, id)).toEqual([
    [mug.id, mug.sizeId, '7'],
    [fabric.id, fabric.sizeId, '0.8'],
    [apron.id, null, '1'],
  ])
  const again = await addToList(shop, { id, items: [item(mug.id, '3'), item(apron.id, '2', apron.sizeIds[1])] })
  expect(again).toMatchObject({ ok: true, value: { added: 1 } })
  const [first, , , last] = await linesOfList(shop, id)
  await updateListLines(shop, {
    id,
    wanted: new Map([[first?.id ?? 0, { sizeId: mug.sizeId, quantity: decimal('2.5') }]]),
  })
  expect((await summary(shop, id))[0]).toEqual([mug.id, mug.sizeId, '3'])
  await removeFromList(shop, { id, goes: (line) => line.id === last?.id })
  expect(await summary(shop, id)).toHaveLength(3)
})

test('a product that is added again gets the larger of both quantities', async () => {
  const shop = await client()
  const mug = await createTestProduct(shop)
  const id = await createTestList(shop, 'Goście', [item(mug.id, '4')])
  const then: unknown[] = []
  for (const quantity of ['2', '6', '4']) {
    await addToList(shop, { id, items: [item(mug.id, quantity)] })
    then.push(...(await summary(shop, id)))
  }
  expect(then).toEqual(['4', '6', '6'].map((quantity) => [mug.id, mug.sizeId, quantity]))
})

test('B2.46 rows of a form keep their own quantities when the product of another row no longer exists', async () => {
  const shop = await client()
  const [mug, bowl] = [await createTestProduct(shop), await createTestProduct(shop)]
  const id = await createTestList(shop, 'Kuchnia', [item(mug.id), item(bowl.id)])
  const [first, second] = await linesOfList(shop, id)
  const rows = [
    { line: 999_999_999, productId: 999_999_999, size: '', quantity: decimal('9') },
    { line: first?.id ?? 0, productId: mug.id, size: 'uniw', quantity: decimal('2') },
    { line: second?.id ?? 0, productId: bowl.id, size: 'onesize', quantity: decimal('3') },
  ]
  const found = await withItems(shop, rows)
  expect(found.map(({ wanted }) => wanted?.productId)).toEqual([undefined, mug.id, bowl.id])
  const wanted = new Map(found.flatMap(({ line, wanted }) => (wanted ? [[line, wanted]] : [])))
  await updateListLines(shop, { id, wanted })
  const expected = [
    [mug.id, mug.sizeId, '2'],
    [bowl.id, bowl.sizeId, '3'],
  ]
  expect(await summary(shop, id)).toEqual(expected)
  const neighbour = { productId: bowl.id, sizeId: mug.sizeId, quantity: decimal('2') }
  await updateListLines(shop, { id, wanted: new Map([[first?.id ?? 0, neighbour]]) })
  expect(await summary(shop, id)).toEqual(expected)
})

test('B2.46 settings are saved; a link that is turned off becomes invalid, and turning it on again creates another one', async () => {
  const shop = await client()
  const id = await createTestList(shop, 'Święta')
  const on = await updateListSettings(shop, { id, public: true, quantities: false, sort: 'price' })
  expect(on.ok).toBe(true)
  const list = await listOfClient(shop, idOf(shop), id)
  expect(list).toMatchObject({ name: 'Święta', public: true, quantities: false, sort: 'price' })
  const token = list?.token ?? ''
  expect(await listOfLink(shop, token)).toMatchObject({ id })
  await updateListSettings(shop, { id, name: 'Święta 2027' })
  expect((await listOfLink(shop, token))?.name).toBe('Święta 2027')
  await updateListSettings(shop, { id, public: false })
  expect(await listOfLink(shop, token)).toBeNull()
  await updateListSettings(shop, { id, public: true })
  expect(await listOfLink(shop, token)).toBeNull()
})

test('lists of other clients are not found, visitors without an account are refused, a deleted list is gone with its lines', async () => {
  const [own, other] = [await client(), await client()]
  const mug = await createTestProduct(own)
  const id = await createTestList(own, 'Moja', [item(mug.id)])
  const stranger = testShop.shop()
  for (const [shop, expected] of [
    [other, 'unknown_list'],
    [stranger, 'not_signed_in'],
  ] as const) {
    expect(await code(addToList(shop, { id, items: [item(mug.id)] }))).toBe(expected)
    expect(await code(updateListSettings(shop, { id, name: 'Cudza' }))).toBe(expected)
    expect(await code(removeFromList(shop, { id, goes: () => true }))).toBe(expected)
    expect(await code(deleteList(shop, { id }))).toBe(expected)
  }
  expect(await code(createList(stranger, { name: 'Gość' }))).toBe('not_signed_in')
  expect(await listOfClient(other, idOf(other), id)).toBeNull()
  expect(await summary(own, id)).toHaveLength(1)
  expect(await code(deleteList(own, { id }))).toBe('ok')
  expect(await code(deleteList(own, { id }))).toBe('unknown_list')
  expect(await summary(own, id)).toEqual([])
})

test('pressing a button twice creates one list, and concurrent requests stay within the limit', async () => {
  const shop = await client()
  const twice = await Promise.all([createList(shop, { name: 'Raz' }), createList(shop, { name: 'raz' })])
  expect(new Set(twice.map((answer) => (answer.ok ? answer.value.id : 0))).size).toBe(1)
  await sql`
    insert into shopping_list (customer_id, name, created_at, changed_at)
    select ${idOf(shop)}, 'Lista ' || number, ${shop.now}, ${shop.now} from generate_series(2, ${maxLists - 1}::integer) number
  `.execute(shop.database)
  const both = await Promise.all(['Jedna', 'Druga'].map((name) => code(createList(shop, { name }))))
  expect(both.toSorted()).toEqual(['ok', 'too_many_lists'])
  expect(await listsOfClient(shop, idOf(shop))).toHaveLength(maxLists)
})

test('a full list accepts no more, and its lines stay', async () => {
  const shop = await client()
  const [mug, tea, jug] = [await createTestProduct(shop), await createTestProduct(shop), await createTestProduct(shop)]
  const id = await createTestList(shop, 'Pełna')
  await sql`
    with many as (
      insert into product_size (product_id, type, name, code)
      select ${mug.id}, 'L' || number, '', 'L-' || number from generate_series(1, ${maxListLines - 1}::integer) number returning id
    )
    insert into shopping_list_line (list_id, product_id, size_id, quantity, added_at) select ${id}, ${mug.id}, id, 1, ${shop.now} from many
  `.execute(shop.database)
  const both = await Promise.all(
    [tea, jug].map(({ id: product }) => code(addToList(shop, { id, items: [item(product)] }))),
  )
  expect(both.toSorted()).toEqual(['ok', 'too_many_lines'])
  expect((await listOfClient(shop, idOf(shop), id))?.lines).toBe(maxListLines)
})
