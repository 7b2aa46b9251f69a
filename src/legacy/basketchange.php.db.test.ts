import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestProduct } from '../../test/create-test-product.ts'
import { fetchMetadata } from '../../test/fetch-metadata.ts'
import {
  basketQuantities,
  countVisits,
  type FormFields,
  type LegacyClient,
  legacyClient,
} from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
let mug: number
let apron: number
let fabric: number

beforeAll(async () => {
  testShop = await openTestShop()
  const shop = { ...testShop.shop(), now: new Date() }
  mug = (await createTestProduct(shop, { name: 'Kubek Ania', stock: '-1' })).id
  apron = (await createTestProduct(shop, { name: 'Fartuch Len', sizes: { S: '3', M: '5' }, limits: { maximum: '4' } }))
    .id
  fabric = (await createTestProduct(shop, { name: 'Len', unit: 'm', step: '0.1', precision: 1, price: 4000, vat: '8' }))
    .id
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = legacyClient(testShop)
})

describe('POST /basketchange.php with one product', () => {
  test('A7.9 A8.3 product, getAjax, mode and number: the basket, the result and a cookie', async () => {
    const response = await client.post('/basketchange.php', { product: mug, getAjax: 'true', mode: 1, number: 1 })
    expect(response.status).toBe(200)
    expect(response.headers.get('x-iai-tracking-events')).toBe('0')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Set-Cookie')).toMatch(/^visit=[\w-]{43}; .*HttpOnly.*SameSite=Lax/i)
    const body = await response.json()
    expect(body.results).toEqual([{ product: String(mug), size: 'uniw', status: 'success' }])
    expect(body.basket).toMatchObject({ productsCounter: 1, productsNumber: 1, worth: 59, user: 'false' })
  })

  test('A7.9 then /return.php returns it, once', async () => {
    await client.post('/basketchange.php', { product: mug, getAjax: 1, number: 1 })
    const first = await client.ask('/return.php')
    expect(await first.json()).toEqual({ messages: [{ type: 'success', code: 'added', text: 'Dodano do koszyka' }] })
    expect(await (await client.ask('/return.php')).json()).toEqual({ messages: [] })
  })

  test('a client that shows the results itself leaves nothing for /return.php', async () => {
    await client.post('/basketchange.php', { product: mug, getAjax: 1, number: 1 })
    await client.ask('/return.php')
    await client.post('/basketchange.php', { product: mug, getAjax: 1, quiet: 1, number: 1 })
    expect(await (await client.ask('/return.php')).json()).toEqual({ messages: [] })
    await client.post('/basketchange.php', { product: mug, quiet: 1, number: 1 })
    expect((await (await client.ask('/return.php')).json()).messages).toHaveLength(1)
  })

  test('without getAjax it works as a form: a redirect to the basket, or on to the order', async () => {
    const response = await client.post('/basketchange.php', { product: fabric, number: '0,55' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/koszyk'])
    expect(await basketQuantities(client)).toEqual({ [`${fabric} uniw`]: 0.6 })
    const onwards = await client.post('/basketchange.php', {
      product: fabric,
      number: '1',
      after_basket_change: 'order',
    })
    expect(onwards.headers.get('Location')).toBe('/zamowienie')
  })

  test('accepts multipart, as FormData sends it', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ product: apron, size: 'M', number: 2, getAjax: 1 }))
      form.append(name, String(value))
    form.append('photo', new Blob(['x']), 'x.png')
    expect((await client.post('/basketchange.php', form)).status).toBe(200)
    expect(await basketQuantities(client)).toEqual({ [`${apron} M`]: 2 })
  })

  test('change=change sets the quantity, change=empty removes all lines', async () => {
    await client.post('/basketchange.php', { product: mug, number: 3 })
    await client.post('/basketchange.php', { product: mug, number: 2, change: 'change' })
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 2 })
    await client.post('/basketchange.php', { change: 'empty' })
    expect(await basketQuantities(client)).toEqual({})
  })

  describe('A7.9 change=empty with a product', () => {
    const rows = () => ({
      ...{ 'product[0]': mug, 'set_quantity[0]': 2, 'product[1]': mug, 'additional[1]': 'Ola', 'set_quantity[1]': 1 },
      ...{ 'product[2]': apron, 'size[2]': 'S', 'set_quantity[2]': 1 },
      ...{ 'product[3]': apron, 'size[3]': 'M', 'set_quantity[3]': 1, getAjax: 1 },
    })
    const ola = 'fde2ec1881e0a056c8470e24863a54fe'

    test.each<[string, FormFields, string[]]>([
      ['of one size', { product: 'apron', size: 'S' }, ['mug', 'mug Ola', 'apron M']],
      ['in all sizes', { product: 'apron' }, ['mug', 'mug Ola']],
      ['with any text', { product: 'mug', size: 'onesize' }, ['apron S', 'apron M']],
      ['with this text', { product: 'mug', additional: 'Ola' }, ['mug', 'apron S', 'apron M']],
      ['by md5_additional', { product: 'mug', size: 'uniw', additional: ola }, ['mug', 'apron S', 'apron M']],
      ['without a text', { product: 'mug', additional: '' }, ['mug Ola', 'apron S', 'apron M']],
      ['that is not there', { product: 'fabric' }, ['mug', 'mug Ola', 'apron S', 'apron M']],
      ['that there is not', { product: '' }, ['mug', 'mug Ola', 'apron S', 'apron M']],
    ])('removes only the product %s', async (_, fields, left) => {
      await client.post('/basketchange.php?type=multiproduct', rows())
      const ids: Record<string, number> = { mug, apron, fabric }
      const named = { ...fields, product: ids[fields.product ?? ''] ?? '' }
      const body = await (await client.post('/basketchange.php', { ...named, change: 'empty', getAjax: 1 })).json()
      const status = fields.product === '' ? 'error' : 'success'
      expect(new Set(body.results.map((result: { status: string }) => result.status))).toEqual(new Set([status]))
      const lines = body.basket.products as { id: string; size: string; additional?: string }[]
      expect(
        lines.map(({ id, size, additional }) =>
          id === String(mug) ? ['mug', additional].filter(Boolean).join(' ') : `apron ${size}`,
        ),
      ).toEqual(left)
    })
  })

  test('A7.10 additional = the md5_additional of a line refers to that line, and is never read as a text', async () => {
    await client.post('/basketchange.php', { product: mug, number: 1, additional: 'Ola' })
    const [line] = (await (await client.ask('/ajax/basket.php')).json()).basket.products
    const row = (quantity: number, additional: string) => ({
      ...{ 'product[0]': mug, 'size[0]': 'uniw', 'additional[0]': additional, 'set_quantity[0]': quantity, getAjax: 1 },
    })
    const send = async (fields: FormFields, query = '?type=multiproduct') =>
      (await client.post(`/basketchange.php${query}`, fields)).json()
    expect((await send(row(3, line.md5_additional))).basket.products).toMatchObject([{ additional: 'Ola', count: 3 }])
    const change = { product: mug, number: 2, additional: line.md5_additional, change: 'change', getAjax: 1 }
    expect((await send(change, '')).basket.products).toMatchObject([{ additional: 'Ola', count: 2 }])
    const unknownRow = await send(row(1, 'd41d8cd98f00b204e9800998ecf8427e'))
    expect(unknownRow.results).toMatchObject([{ status: 'error', error: { code: 'wrong_additional' } }])
    expect((await send(row(0, line.md5_additional))).basket.products).toEqual([])
  })

  test('A5.3 more than the limit: lowered, with a message', async () => {
    const body = await (
      await client.post('/basketchange.php', { product: apron, size: 'M', number: 9, getAjax: 1 })
    ).json()
    expect(body.results).toEqual([
      {
        product: String(apron),
        size: 'M',
        status: 'success',
        warning: { code: 'quantity_changed', message: 'Maksymalnie możesz zamówić 4 sztuki' },
      },
    ])
  })

  test.each<[FormFields, string]>([
    [{ product: '999999999', number: 1 }, 'unknown_product'],
    [{ product: '99999999999999999999', number: 1 }, 'unknown_product'],
    [{ product: '-1', number: 1 }, 'unknown_product'],
    [{ product: "1' or '1'='1", number: 1 }, 'unknown_product'],
    [{ product: '__proto__', number: 1 }, 'unknown_product'],
    [{ number: 1 }, 'unknown_product'],
    [{ 'product[]': 'mug', number: 1 }, 'unknown_product'],
    [{ product: 'apron', number: 1 }, 'choose_size'],
    [{ product: 'apron', size: 'XXL', number: 1 }, 'unknown_size'],
    [{ product: 'apron', size: 'S\u0000', number: 1 }, 'unknown_size'],
    [{ product: 'mug', number: '0' }, 'wrong_quantity'],
    [{ product: 'mug', number: '-3' }, 'wrong_quantity'],
    [{ product: 'mug', number: 'NaN' }, 'wrong_quantity'],
    [{ product: 'mug', number: 'Infinity' }, 'wrong_quantity'],
    [{ product: 'mug', number: '1e9' }, 'wrong_quantity'],
    [{ product: 'mug', number: '1.2.3' }, 'wrong_quantity'],
    [{ product: 'mug', number: '' }, 'wrong_quantity'],
    [{ product: 'mug', number: 1, additional: 'a\u0001b' }, 'wrong_additional'],
    [{ product: 'mug', number: 1, additional: 'x'.repeat(256) }, 'wrong_additional'],
    [{ product: 'mug', number: 1, forpoints: 1 }, 'not_for_points'],
    [{ product: 'mug', number: 1, subscription: 'true' }, 'no_subscription'],
    [{ product: 'mug', number: 1, subscription: 1, days_in_period: 'x' }, 'unknown_configuration'],
    [{ product: 'mug', number: 1, terms: '{"days":30}' }, 'no_subscription'],
    [{ product: 'mug', number: 1, terms: '{"parts":[1]}' }, 'unknown_configuration'],
    [{ product: 'mug', number: 1, terms: '{' }, 'unknown_configuration'],
  ])('A8.2 refuses %j with %s and a message; without getAjax the next page shows it', async (fields, code) => {
    const ids: Record<string, number> = { mug, apron }
    const sent = {
      ...fields,
      ...('product' in fields && { product: ids[fields.product ?? ''] ?? fields.product ?? '' }),
    }
    const visits = await countVisits(testShop)
    const body = await (await client.post('/basketchange.php', { ...sent, getAjax: 1 })).json()
    expect(body.results).toMatchObject([
      { status: 'error', error: { code, message: expect.stringMatching(/\p{L}{3}/u) } },
    ])
    expect(body.basket.productsCounter).toBe(0)
    expect(await countVisits(testShop)).toBe(visits)
    await client.post('/basketchange.php', sent)
    expect(await (await client.ask('/return.php')).json()).toMatchObject({ messages: [{ type: 'error', code }] })
  })

  test('an absurd quantity is lowered to the limit of one order', async () => {
    await client.post('/basketchange.php', { product: mug, number: '9'.repeat(60) })
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 99_999 })
  })
})

describe('POST /basketchange.php?type=multiproduct', () => {
  test('A7.10 any set of indexes; 0 removes; a refused line does not affect the others', async () => {
    await client.post('/basketchange.php', { product: mug, number: 1 })
    const response = await client.post('/basketchange.php?type=multiproduct', {
      'product[1]': mug,
      'size[1]': 'uniw',
      'set_quantity[1]': 0,
      'product[7]': 999_999,
      'size[7]': 'S',
      'set_quantity[7]': 1,
      'product[12]': apron,
      'size[12]': 'S',
      'set_quantity[12]': 2,
      getAjax: 1,
    })
    expect((await response.json()).results).toMatchObject([
      { product: String(mug), size: 'uniw', status: 'success' },
      { product: '999999', size: 'S', status: 'error', error: { code: 'unknown_product' } },
      { product: String(apron), size: 'S', status: 'success' },
    ])
    expect(await basketQuantities(client)).toEqual({ [`${apron} S`]: 2 })
  })

  test.each<[string, FormFields, string]>([
    ['a product that there is not', { product: 999_999 }, 'unknown_product'],
    ['no product', {}, 'unknown_product'],
    ['no size where there are several', { product: 'apron' }, 'choose_size'],
    ['a size that there is not', { product: 'apron', size: 'XXL' }, 'unknown_size'],
    ['no quantity', { product: 'mug', set_quantity: '' }, 'wrong_quantity'],
    ['less than nothing', { product: 'mug', set_quantity: '-1' }, 'wrong_quantity'],
    ['a text without end', { product: 'mug', additional: 'x'.repeat(256) }, 'wrong_additional'],
    ['points that nobody has', { product: 'mug', forpoints: 1 }, 'not_for_points'],
    ['a subscription that there is not', { product: 'mug', subscription: 1 }, 'no_subscription'],
    ['parts of another bundle', { product: 'mug', 'bundled_product]': 7 }, 'unknown_configuration'],
  ])('A7.10 B7.9 between two others, %s is refused alone', async (_, line, code) => {
    const ids: Record<string, number> = { mug, apron }
    const middle = Object.entries({ set_quantity: 1, ...line }).map(([name, value]) => [
      name.endsWith(']') ? `${name.slice(0, -1)}[5][0]` : `${name}[5]`,
      ids[value] ?? value,
    ])
    const response = await client.post('/basketchange.php?type=multiproduct', {
      'product[0]': fabric,
      'set_quantity[0]': '0,55',
      ...Object.fromEntries(middle),
      'product[9]': apron,
      'size[9]': 'S',
      'set_quantity[9]': 2,
      getAjax: 1,
    })
    expect(response.headers.get('x-iai-tracking-events')).toBe('0')
    const { results, basket } = await response.json()
    const message = expect.stringMatching(/\p{L}{3}/u)
    expect(results).toMatchObject([
      { product: String(fabric), status: 'success', warning: { code: 'quantity_changed' } },
      { status: 'error', error: { code, message } },
      { product: String(apron), size: 'S', status: 'success' },
    ])
    expect(basket.productsCounter).toBe(2)
    expect(await basketQuantities(client)).toEqual({ [`${fabric} uniw`]: 0.6, [`${apron} S`]: 2 })
  })

  test('A7.10 the same product twice: each text is a line, comments stay with their lines', async () => {
    const twice = {
      ...{ 'product[1]': mug, 'additional[1]': 'Ola', 'comment[1]': 'na prezent', 'set_quantity[1]': 1 },
      ...{ 'product[2]': mug, 'additional[2]': 'Jan', 'set_quantity[2]': 3 },
    }
    const { basket } = await (await client.post('/basketchange.php?type=multiproduct', { ...twice, getAjax: 1 })).json()
    expect(basket.products).toMatchObject([
      { additional: 'Ola', count: 1 },
      { additional: 'Jan', count: 3 },
    ])
    const without = { 'product[2]': mug, 'additional[2]': 'Jan', 'set_quantity[2]': 0, getAjax: 1 }
    const after = await (await client.post('/basketchange.php?type=multiproduct', without)).json()
    expect(after.basket.products).toMatchObject([{ additional: 'Ola', count: 1 }])
  })

  test('A5.10 A7.10 a comment that is too long is cut, and its line contains a warning', async () => {
    const response = await client.post('/basketchange.php?type=multiproduct', {
      'product[1]': mug,
      'set_quantity[1]': 1,
      'comment[1]': 'ż'.repeat(256),
      'product[2]': apron,
      'size[2]': 'S',
      'set_quantity[2]': 1,
      'comment[2]': 'ż'.repeat(255),
      getAjax: 1,
    })
    const message = 'Uwagi mogą mieć najwyżej 255 znaków. Reszta została ucięta.'
    expect((await response.json()).results).toEqual([
      { product: String(mug), size: 'uniw', status: 'success', warning: { code: 'comment_cut', message } },
      { product: String(apron), size: 'S', status: 'success' },
    ])
  })

  test('A5.13 B8.53 a missing id or size is reported by name or index, the rest is added', async () => {
    const response = await client.post('/basketchange.php?type=multiproduct', {
      'size[1]': 'uniw',
      'set_quantity[1]': 1,
      'product[2]': apron,
      'set_quantity[2]': 1,
      'product[3]': mug,
      'set_quantity[3]': 1,
      change: 'add',
    })
    expect(response.headers.get('Location')).toBe('/koszyk')
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 1 })
    const { messages } = await (await client.ask('/return.php')).json()
    expect(messages.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      expect.stringContaining('Dodano do koszyka'),
      'Pozycja 1: brakuje numeru produktu',
      expect.stringContaining('Wybierz rozmiar'),
    ])
  })

  test('A7.10 rows without an index are counted as PHP counts them', async () => {
    const fields = [
      `product[]=${mug}`,
      'size[]=uniw',
      'set_quantity[]=2',
      `product[]=${apron}`,
      'size[]=S',
      'set_quantity[]=1',
    ]
    await client.post('/basketchange.php?type=multiproduct', fields.join('&'))
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 2, [`${apron} S`]: 1 })
  })

  test('A5.1 a rounded quantity is added with a warning', async () => {
    const response = await client.post('/basketchange.php', { product: fabric, number: '0,55', getAjax: 1 })
    const message = 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz 0,6 metra'
    expect((await response.json()).results).toMatchObject([
      { status: 'success', warning: { code: 'quantity_changed', message } },
    ])
  })

  test('B7.9 with change=add the rows of the pressed button are added to the existing lines', async () => {
    await client.post('/basketchange.php', { product: mug, number: 2 })
    const rows = {
      'product[0]': mug,
      'set_quantity[0]': 3,
      'product[1]': apron,
      'size[1]': 'S',
      'set_quantity[1]': 1,
      change: 'add',
    }
    await client.post('/basketchange.php?type=multiproduct', { ...rows, only: 'chosen', chosen: 0 })
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 5 })
    const none = await client.post('/basketchange.php?type=multiproduct', { ...rows, only: 'chosen', getAjax: 1 })
    expect(await none.json()).toMatchObject({ error: { code: 'nothing_chosen' }, results: [] })
    expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 5 })
  })

  test('A5.11 A7.12 a gift under index 0 with an insufficient basket value gets a warning, the rest is changed', async () => {
    const response = await client.post('/basketchange.php?type=multiproduct', {
      'gift[0]': 1,
      'product[0]': 1182,
      'set_quantity[0]': 1,
      'product[1]': mug,
      'set_quantity[1]': 1,
      getAjax: 1,
    })
    const results = (await response.json()).results
    expect(results).toMatchObject([{ status: 'success' }, { status: 'success', warning: { code: 'gift_value' } }])
  })

  test('A4.27 A7.12 a gift with a sufficient basket value is added, and quantity 0 declines it', async () => {
    const fields = { 'gift[0]': 1, 'product[0]': 1182, 'set_quantity[0]': 1, getAjax: 1 }
    await client.post('/basketchange.php?type=multiproduct', { 'product[1]': mug, 'set_quantity[1]': 9, getAjax: 1 })
    const chosen = await (await client.post('/basketchange.php?type=multiproduct', fields)).json()
    expect(chosen.basket.extras).toMatchObject([{ kind: 'gift', id: 1182, worth: '0.00' }])
    const declined = { ...fields, 'set_quantity[0]': 0 }
    const after = await (await client.post('/basketchange.php?type=multiproduct', declined)).json()
    expect(after.basket.extras).toBeUndefined()
  })

  test('hostile field names have no effect', async () => {
    const names = ['product[__proto__]', 'constructor[0]', 'product[-1]', 'product[1', 'product[0][1]', 'product[1e3]']
    const fields = Object.fromEntries(names.map((name) => [name, String(mug)]))
    const response = await client.post('/basketchange.php?type=multiproduct', { ...fields, getAjax: '1' })
    expect(response.status).toBe(200)
    expect(await basketQuantities(client)).toEqual({})
  })

  test('10,000 indexes are too many', async () => {
    const fields = Array.from({ length: 10_000 }, (_, index) => `product[${index}]=${mug}&set_quantity[${index}]=1`)
    const response = await client.post('/basketchange.php?type=multiproduct', `${fields.join('&')}&getAjax=1`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'too_many_lines' }, results: [] })
    expect(await basketQuantities(client)).toEqual({})
  })

  test('GET is refused', async () => {
    const response = await client.ask(`/basketchange.php?type=multiproduct&product[0]=${mug}&set_quantity[0]=1`)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    expect(await basketQuantities(client)).toEqual({})
  })
})

describe('GET /basketchange.php', () => {
  test.each<Record<string, string>>([{}, fetchMetadata.link, fetchMetadata.typed, fetchMetadata.script])(
    'with %j adds the product',
    async (headers) => {
      const response = await client.ask(`/basketchange.php?product=${mug}&number=2`, { headers })
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/koszyk'])
      expect(await basketQuantities(client)).toEqual({ [`${mug} uniw`]: 2 })
    },
  )

  test.each<Record<string, string>>([
    fetchMetadata.foreignLink,
    fetchMetadata.neighbour,
    fetchMetadata.picture,
    fetchMetadata.prefetch,
  ])('with %j asks for confirmation and changes nothing', async (headers) => {
    const visits = await countVisits(testShop)
    const response = await client.ask(`/basketchange.php?product=${mug}&number=2&getAjax=1`, { headers })
    const location = `/koszyk/potwierdz?product=${mug}&number=2&getAjax=1`
    expect([response.status, response.headers.get('Location')]).toEqual([303, location])
    expect(await countVisits(testShop)).toBe(visits)
  })

  test('HEAD changes nothing', async () => {
    expect((await client.ask(`/basketchange.php?product=${mug}`, { method: 'HEAD' })).status).toBe(405)
    expect(await basketQuantities(client)).toEqual({})
  })
})

test('a body that is not a form is malformed', async () => {
  const broken = await client.post('/basketchange.php', 'x', { 'Content-Type': 'multipart/form-data' })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ error: { code: 'malformed' } })
})
