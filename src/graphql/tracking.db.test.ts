import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSetting } from '#features/staff/actions.ts'
import { trackingSettings } from '#features/tracking/settings.ts'
import { findScript } from '#features/tracking/views.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

const script = "(window.dataLayer ??= []).push({ event: 'add_to_cart' })"
const address = `/skrypty/${createHash('sha256').update(script).digest('hex')}.js`

let testShop: TestShop
let client: GraphqlClient
let mug: number
beforeAll(async () => {
  testShop = await openTestShop()
  mug = (await createTestProduct({ ...testShop.shop(), now: new Date() }, { stock: '-1' })).id
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = graphqlClient(testShop, allowing('analytics'))
})
afterEach(() => setScript(''))

const allowing = (purpose: string) => `cookie-consent=1.${purpose}.0b8c1a52-3d4e-4f60-8a7b-9c0d1e2f3a4b`

async function setScript(raw: string): Promise<void> {
  const setting = trackingSettings.addedToBasket
  await changeSetting(testShop.shop(), { setting, raw })
  await expect.poll(() => testShop.appContext.publicShop('').settings.get(setting)).toBe(raw)
}

/** Adds a mug; returns the number of pending events in the response header. */
async function add(fields: Record<string, string> = {}): Promise<string | null> {
  const response = await client.request('/basketchange.php', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ product: String(mug), number: '1', getAjax: '1', ...fields }).toString(),
  })
  return response.headers.get('x-iai-tracking-events')
}

const counted = async (query: string) => {
  const { data, headers } = await client.ask(query)
  return [data, headers.get('x-iai-tracking-events')]
}

test('A7.18 B7.3 a shop without tracking reports no events', async () => {
  expect(await add()).toBe('0')
  expect(await counted('query {\n trackingEvents\n }')).toEqual([{ trackingEvents: [] }, '0'])
})

test('A7.18 a visitor without consent is not tracked', async () => {
  await setScript(script)
  const before = client
  expect(await add()).toBe('1')
  client = graphqlClient(testShop, allowing('marketing'))
  expect(await add()).toBe('0')
  client = graphqlClient(testShop)
  expect(await add()).toBe('0')
  expect(await counted('{ trackingEvents }')).toEqual([{ trackingEvents: [] }, '0'])
  client = before
  expect((await counted('{ trackingEvents }'))[0]).toEqual({ trackingEvents: [script] })
})

test('A7.18 B7.3 responses count the pending scripts; a query returns them once', async () => {
  await setScript(script)
  expect([await add(), await add()]).toEqual(['1', '2'])
  expect(await counted('{ __typename }')).toEqual([{ __typename: 'Query' }, '2'])
  expect(await counted('query {\n trackingEvents\n }')).toEqual([{ trackingEvents: [script, script] }, '0'])
  expect(await counted('{ trackingEvents }')).toEqual([{ trackingEvents: [] }, '0'])
})

test("A7.18 the shop's own pages get them as files, as long as the script is in the settings", async () => {
  await setScript(script)
  await add()
  expect(await counted('{ trackingEventFiles }')).toEqual([{ trackingEventFiles: [address] }, '0'])
  const found = (address: string) => findScript(testShop.appContext.publicShop(''), address)
  expect(
    [
      address,
      address.replace(/.\.js$/, 'x.js'),
      '',
      `/skrypty/${createHash('sha256').update('').digest('hex')}.js`,
    ].map(found),
  ).toEqual([script, null, null, null])
  await setScript('')
  expect(found(address)).toBeNull()
})

test('events of another visitor and refused changes are not reported', async () => {
  await setScript(script)
  await add()
  client = graphqlClient(testShop)
  expect(await counted('{ trackingEvents }')).toEqual([{ trackingEvents: [] }, '0'])
  expect(await add({ number: '0' })).toBe('0')
})

test('A7.18 a visitor cannot inject content: only event names are stored, and unknown names produce no script', async () => {
  await setScript(script)
  await add({ additional: '</script><script>alert(1)</script>', event: 'alert(2)', tracking: 'alert(3)' })
  const shop = testShop.shop()
  await sql`
    insert into tracking_event (visit_id, event)
    select visit_id, unnest(array['alert(4)', '__proto__', 'constructor', '']) from tracking_event order by id desc limit 4
  `.execute(shop.database)
  expect((await counted('{ trackingEvents }'))[0]).toEqual({ trackingEvents: [script] })
})

test('at most 30 events are pending', async () => {
  await setScript(script)
  for (let i = 0; i < 33; i += 1) await add()
  expect((await client.ask('{ trackingEvents }')).data.trackingEvents).toHaveLength(30)
})
