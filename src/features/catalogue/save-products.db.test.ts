import { afterAll, beforeAll, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { saveProducts } from './actions/save-products.ts'
import type { ProductInput } from './checks/product.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const mug: ProductInput = {
  sourceId: 'mug',
  name: 'Kubek próbny',
  sizes: [{ type: 'uniw', name: 'uniwersalny', stock: '5' }],
}

/** Saves products of a source; returns the outcome of each with its reasons. */
async function save(source: string, ...products: unknown[]) {
  const saved = await saveProducts(testShop.shop(), { source, products })
  return saved.map((one) =>
    one.outcome === 'refused' ? one.reasons.map(({ text, values }) => translate(text, values)).join('; ') : one.outcome,
  )
}

function rows() {
  return testShop.appContext.database.query
}

async function productOf(source: string, sourceId = 'mug') {
  return rows()
    .selectFrom('product')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
}

test('a product is created, then unchanged, then changed; its id and pages stay', async () => {
  expect(await save('life', mug)).toEqual(['created'])
  const { id } = await productOf('life')
  expect(await save('life', mug)).toEqual(['unchanged'])
  expect(await save('life', { ...mug, name: 'Kubek nowy' })).toEqual(['changed'])
  expect(await productOf('life')).toMatchObject({ id, name: 'Kubek nowy', slug: 'kubek-nowy' })
})

test("a merchant's manual changes stay, as long as the source sends nothing new", async () => {
  await save('hand', mug)
  await rows().updateTable('product').set({ name: 'Kubek Ani' }).where('source', '=', 'hand').execute()
  expect(await save('hand', mug)).toEqual(['unchanged'])
  expect(await productOf('hand')).toMatchObject({ name: 'Kubek Ani' })
})

test('a feed with only the name of a warranty leaves its text unchanged', async () => {
  const withWarranty = (warranty: object) => ({ ...mug, disclosure: { warranty: { name: 'Na szkliwo', ...warranty } } })
  await save('warranty', withWarranty({ kind: 'seller', months: 24, text: 'Pęknięcia szkliwa.' }))
  await save('warranty', withWarranty({ kind: 'producer', months: 12 }))
  const warranty = rows().selectFrom('warranty').select(['kind', 'months', 'text']).where('name', '=', 'Na szkliwo')
  expect(await warranty.execute()).toEqual([{ kind: 'producer', months: 12, text: 'Pęknięcia szkliwa.' }])
})

test('why goods are exempt from VAT is stored with them, and removed with its source’s', async () => {
  const exempt = { ...mug, vat: 'zw', vatExemption: 'art. 43 ust. 1 pkt 26 ustawy o VAT' }
  await save('exempt', exempt)
  expect(await productOf('exempt')).toMatchObject({ vat_class_id: 'zw', vat_exemption: exempt.vatExemption })
  expect(await save('exempt', mug)).toEqual(['changed'])
  expect(await productOf('exempt')).toMatchObject({ vat_class_id: '23', vat_exemption: '' })
})

test('the source sets stock again after orders have taken some', async () => {
  await save('stock', mug)
  await rows().updateTable('stock').set({ quantity: '2' }).execute()
  expect(await save('stock', mug)).toEqual(['changed'])
})

test.each([
  ['no name', { ...mug, name: ' \0 ' }, 'brakuje pola name'],
  ['no sizes', { ...mug, sizes: [] }, 'brakuje pola sizes'],
  ['a size twice', { ...mug, sizes: [...mug.sizes, ...mug.sizes] }, 'rozmiar uniw powtarza się'],
  ['an unknown VAT rate', { ...mug, vat: '22' }, 'nie ma stawki VAT „22”'],
  [
    'stock below nothing',
    { ...mug, sizes: [{ type: 'a', name: 'a', stock: '-2' }] },
    'pole sizes.0.stock ma niedozwoloną wartość',
  ],
  ['a name without end', { ...mug, name: 'x'.repeat(501) }, 'pole name jest za długie'],
  ['the id of another product', { ...mug, id: 1001 }, 'numer 1001 należy do innego towaru'],
  [
    'a part that is not there',
    { ...mug, bundle: [{ sourceId: 'x', size: 'uniw', quantity: '1' }] },
    'część zestawu x uniw nie istnieje',
  ],
  ['no product at all', 'kubek', 'pole  ma niedozwoloną wartość'],
])('%s is refused without affecting others', async (what, product, words) => {
  expect(await save(`bad ${what}`, product, { ...mug, sourceId: 'good' })).toEqual([words, 'created'])
})

test('zero bytes and half surrogates do not reach the database', async () => {
  expect(await save('bytes', { ...mug, name: 'Ku\0bek \ud800!' })).toEqual(['created'])
  expect(await productOf('bytes')).toMatchObject({ name: 'Kubek \ufffd!' })
})

test('a bundle may be sent together with its parts', async () => {
  const bundle = { ...mug, sourceId: 'set', kind: 'bundle', bundle: [{ sourceId: 'mug', size: 'uniw', quantity: '2' }] }
  expect(await save('bundle', bundle, mug)).toEqual(['created', 'created'])
  const { id } = await productOf('bundle', 'set')
  const parts = await rows().selectFrom('bundle_part').selectAll().where('bundle_id', '=', id).execute()
  expect(parts).toMatchObject([{ quantity: '2.000000' }])
})

test('fetched pictures stay when others are added, removed or moved', async () => {
  const url = (name: string) => ({ url: `https://e.pl/${name}.jpg` })
  await save('pictures', { ...mug, pictures: [url('a'), url('b'), url('a')] })
  const { id } = await productOf('pictures')
  const list = () =>
    rows()
      .selectFrom('picture')
      .select(['id', 'source_url', 'state'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute()
  const [a, b] = await list()
  expect([a?.source_url, b?.source_url]).toEqual(['https://e.pl/a.jpg', 'https://e.pl/b.jpg'])
  await rows()
    .updateTable('picture')
    .set({ state: 'ready', file: 'f', width: 1, height: 1 })
    .where('id', '=', b?.id ?? 0)
    .execute()
  await save('pictures', { ...mug, pictures: [url('c'), url('b')] })
  expect(await list()).toMatchObject([
    { source_url: 'https://e.pl/c.jpg', state: 'waiting' },
    { id: b?.id, source_url: 'https://e.pl/b.jpg', state: 'ready' },
  ])
})

test('categories, parameters, producers and units are shared, not duplicated', async () => {
  const described = {
    ...mug,
    categories: [['Próba', 'Kubki'], ['Próba']],
    parameters: [{ name: 'Próbny kolor', values: ['siwy', 'Siwy ', 'biały'] }],
    producer: { name: 'Próbna Pracownia' },
    unit: 'karton',
  }
  await save('shared', described, { ...described, sourceId: 'other', producer: { name: 'PRÓBNA pracownia' } })
  const named = async (table: 'producer' | 'parameter' | 'category', name: string) => {
    const all = await rows().selectFrom(table).select('name').execute()
    return all.filter((row) => row.name.toLowerCase() === name)
  }
  expect(await named('producer', 'próbna pracownia')).toHaveLength(1)
  expect(await named('parameter', 'próbny kolor')).toHaveLength(1)
  expect(await named('category', 'próba')).toHaveLength(1)
  const { id } = await productOf('shared')
  const values = await rows().selectFrom('product_parameter').selectAll().where('product_id', '=', id).execute()
  expect(values).toHaveLength(2)
  const categories = await rows().selectFrom('product_category').select('main').where('product_id', '=', id).execute()
  expect(categories.map(({ main }) => main).toSorted()).toEqual([false, true])
})

test('a change is announced to every node when it is committed', async () => {
  const received: string[] = []
  await testShop.appContext.database.listen('changed', (tags) => received.push(tags))
  await save('received', mug)
  const { id } = await productOf('received')
  await expect.poll(() => received.join(' ')).toContain(`product:${id}`)
})
