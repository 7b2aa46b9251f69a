import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hotspotTexts } from '#features/hotspots/texts.ts'
import { changeOrderStatus } from '#features/orders/actions/change-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { changeText } from '#features/staff/actions.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { type GraphqlClient, graphqlClient } from '../../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

const [together, similar] = ['products_associated_zone1', 'products_associated_zone2']

let testShop: TestShop
let client: GraphqlClient
/** Two products that were bought with others; the name of one of these contains HTML. */
const sold = { mug: 0, apron: 0, both: 0, withMug: 0, withApron: 0, gone: 0 }

beforeAll(async () => {
  testShop = await openTestShop()
  client = graphqlClient(testShop)
  const shop = testShop.shop()
  const put = async (name: string) => {
    const { id, sizeId } = await createTestProduct(shop, { name, stock: '-1', price: 5900 })
    return { id, sizeId }
  }
  const mug = await put('Kubek próbny')
  const apron = await put('Fartuch próbny')
  const both = await put('Miód "gryczany" <script>alert(1)</script> & co')
  const withMug = await put('Spodek')
  const withApron = await put('Pas')
  const withdrawn = await put('Wycofany')
  const cancelled = await put('Odwołany')
  const set = await put('Zestaw, w którym jest kubek próbny')
  await sql`insert into bundle_part (bundle_id, size_id, quantity) values (${set.id}, ${mug.sizeId}, 1)`.execute(
    shop.database,
  )
  const numbers: number[] = []
  for (const together of [
    [mug, both, withMug],
    [mug, both, withdrawn],
    [apron, both, withApron],
    [mug, set],
    [mug, cancelled],
  ]) {
    const lines = together.map(({ sizeId }) => ({ sizeId, quantity: '1' }))
    const order = await transactionUnlessRefused(shop, (shop) => storeOrder(shop, draftOrder(shop, lines)))
    if (!order.ok) throw new Error(JSON.stringify(order))
    numbers.push(order.value.number)
  }
  await changeOrderStatus(shop, { number: numbers.at(-1) ?? 0, status: 'cancelled', actor: 'staff' })
  await sql`update product set withdrawn_at = now() where id = ${withdrawn.id}`.execute(shop.database)
  for (const [name, { id }] of Object.entries({ mug, apron, both, withMug, withApron, gone: withdrawn }))
    sold[name as keyof typeof sold] = id
})
afterAll(() => testShop.close())

const ask = (query: string) => client.request(`/ajax/hotspots.php?action=get-hotspots-html&${query}`)
const rows = async (query: string) => (await ask(query)).json() as Promise<Record<string, string>>
const shownIn = (html = '') => [...html.matchAll(/href="[^"]*-(\d+)"/g)].map(([, id]) => Number(id))

describe('GET /ajax/hotspots.php', () => {
  test('A7.8 the rows of the product page by element id, empty for elements to be removed', async () => {
    const response = await ask(`zones-names=${together};${similar};other_zone&zones-types=y&product=1001`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    const answer = await response.json()
    expect(Object.keys(answer)).toEqual(['other_zone', together, similar])
    expect(answer).toMatchObject({ other_zone: '', [together]: '' })
    expect(answer[similar]).toMatch(/^<section id="products_associated_zone2".*>Podobne<.*<\/section>$/s)
    expect(shownIn(answer[similar]).length).toBeGreaterThan(3)
    expect(shownIn(answer[similar])).not.toContain(1001)
    expect(answer[similar]).toMatch(/\d,\d\d\u00a0zł/)
    expect(answer[similar]).not.toMatch(/<button|style=|<script/)
  })

  test('A7.8 with components the keys are the components; zone names may be short', async () => {
    const { hotspots2, hotspots1 } = await rows('zones-names=zone2;zone1&components=hotspots2;hotspots1&product=1001')
    const byName = await rows(`product=1001`)
    expect([hotspots2, hotspots1]).toEqual([byName[similar], byName[together]])
    expect(hotspots2).toContain('Podobne')
  })

  test('A7.8 for several products the rows alternate between them, without those products and without duplicates', async () => {
    const { mug, apron, both, withMug, withApron } = sold
    expect(shownIn((await rows(`zones-names=${together}&product=${mug}`))[together])).toEqual([both, withMug])
    const beside = await rows(`zones-names=${together}&product=${mug}&products=${apron};${mug}`)
    expect(shownIn(beside[together])).toEqual([both, withMug, withApron])
    const withBoth = await rows(`zones-names=${together}&products=${mug};${both}`)
    expect(shownIn(withBoth[together])).not.toContain(both)
  })

  test('HTML in a name is escaped', async () => {
    const answer = await rows(`zones-names=${together}&product=${sold.mug}`)
    expect(answer[together]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(answer[together]).not.toContain('<script')
  })

  test("uses the shop's own texts", async () => {
    const { key } = hotspotTexts.boughtTogether
    const change = (words: string | null) => changeText(testShop.shop(), { key, template: '', words })
    await change('Pasuje do tego')
    await expect
      .poll(async () => (await rows(`zones-names=${together}&product=${sold.mug}`))[together])
      .toContain('>Pasuje do tego<')
    await change(null)
  })

  test.each([
    ['product=999999999', [together, similar]],
    ['', [together, similar]],
    ['zones-names=__proto__&product=1001', ['__proto__']],
    ['zones-names=constructor;toString&product=1001', ['constructor', 'toString']],
    ['zones-names=%22%3E%3Cscript%3E&product=1001', ['"><script>']],
    ["zones-names=x&products=1001');drop table product;--", ['x']],
    [`zones-names=x&products=${'9;'.repeat(30)}`, ['x']],
  ])('A7.8 %s: only elements to be removed', async (query, names) => {
    const response = await ask(query)
    expect(response.status).toBe(200)
    expect(Object.entries(await response.json())).toEqual(names.map((name) => [name, '']))
  })

  test('an unknown action is not handled', async () => {
    const response = await client.request('/ajax/hotspots.php?action=other&product=1001')
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'unknown_action'])
  })
})

test('A7.8 /ajax/get.php returns the same rows', async () => {
  const request = { Hotspots: { params: { 'zones-names': `${together};x`, product: sold.mug } }, Basket: {} }
  const body = `request=${encodeURIComponent(JSON.stringify(request))}`
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await (await client.request('/ajax/get.php', { method: 'POST', body, headers })).json()
  expect(answer.Hotspots).toEqual({ response: await rows(`zones-names=${together};x&product=${sold.mug}`) })
})

describe('hotspots of GraphQL', () => {
  const row = async (input: string) =>
    client.ask(`{ hotspots(hotspotsPanelParamsInput: { ${input} }) { name products { id name } } }`)

  test('the same products, with a heading', async () => {
    const { mug, both, withMug } = sold
    const { data } = await row(`page: "projector" zone: "${together}" products: [${mug} ${mug}]`)
    expect(data.hotspots).toMatchObject({ products: [{ id: both }, { id: withMug, name: 'Spodek' }] })
    expect(data.hotspots.name).toMatch(/\p{L}/u)
  })

  test.each([['zone: "x" products: [1001]'], [`zone: "${similar}" products: [999999999 -1]`], [`zone: "${similar}"`]])(
    '%s: no products',
    async (input) => {
      expect((await row(input)).data.hotspots.products).toEqual([])
    },
  )

  test('more products than the limit are refused with a message', async () => {
    const { data, errors } = await row(
      `zone: "${similar}" products: [${Array.from({ length: 13 }, (_, id) => id + 1)}]`,
    )
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'bad_input' } }])
  })
})
