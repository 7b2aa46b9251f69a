import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, ['webhooks', ...args])

test.each([
  ['http://erp.example/', 'Adres musi zaczynać się od https://'],
  ['erp', 'To nie jest adres'],
  ['https://192.168.1.4/', 'To adres tego komputera albo jego sieci'],
])('%s is refused in words', async (address, words) => {
  const { code, problems } = await type('add', address)
  expect([code, problems]).toEqual([1, expect.stringContaining(words)])
})

test('a merchant adds an address, changes its secret, sees what was sent, sends it again and removes it', async () => {
  expect((await type('list')).out).toContain('Żadnych')
  const { out } = await type('add', 'https://erp.example/zamowienia')
  const [, id = '', secret = ''] = /^adres numer (\d+)\nsekret: (whsec_\S+)$/m.exec(out) ?? []
  expect(secret).toHaveLength(50)
  const list = (await type('list')).out
  expect(list).toContain(`${id}  https://erp.example/zamowienia  od `)
  expect(list).not.toContain('whsec_')
  const rotated = (await type('rotate', id)).out
  expect(/whsec_\S+/.exec(rotated)?.[0]).not.toBe(secret)
  expect(rotated).toContain('Dotychczasowy sekret działa jeszcze dobę')

  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { stock: '5' })
  const placed = await transactionUnlessRefused(shop, (shop) =>
    storeOrder(shop, draftOrder(shop, [{ sizeId, quantity: '1' }])),
  )
  const number = placed.ok ? placed.value.number : 0
  const line = new RegExp(`^(\\d+)  .*  adres ${id}  order\\.placed ${number}  czeka, prób: 0  msg_[0-9a-f-]{36}$`, 'm')
  const sent = (await type('deliveries', id)).out
  expect(sent).toMatch(line)
  expect((await type('deliveries', '--failed')).out).toContain('Niczego nie ma.')
  expect((await type('resend', line.exec(sent)?.[1] ?? '')).out).toContain('Wyśle się za chwilę.')
  expect(await type('resend', '999999')).toMatchObject({ code: 1, problems: expect.stringContaining('Nie ma wysyłki') })

  expect((await type('remove', id)).out).toContain('jest skasowany')
  expect(await type('remove', id)).toMatchObject({ code: 1, problems: expect.stringContaining(`Nie ma adresu ${id}`) })
  expect(await type('rotate', id)).toMatchObject({ code: 1, problems: expect.stringContaining(`Nie ma adresu ${id}`) })
})
