import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
let productId: number
let id: string
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())
beforeEach(async () => {
  productId = (await createTestProduct(testShop.shop(), { name: 'Kubek próbny' })).id
  const row = await testShop
    .shop()
    .database.insertInto('opinion')
    .values({ product_id: productId, author: 'Ola', rating: 3, content: 'Ciężki.\nAle ładny.', written_at: testTime })
    .returning('id')
    .executeTakeFirstOrThrow()
  id = String(row.id)
})

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, ['opinions', ...args])
const count = async () => (await findProductPage(testShop.shop(), productId))?.rating.count

describe('a merchant', () => {
  test('reads what waits, publishes it and answers', async () => {
    const waiting = (await type('list')).out
    expect(waiting).toContain(`${id}  ★★★☆☆  Kubek próbny (nr ${productId})\n  Ola, `)
    expect(waiting).toContain('czeka, zakup niepotwierdzony\n  Ciężki.\n  Ale ładny.\n')
    expect((await type('publish', id)).out).toBe(`Opinia ${id} jest opublikowana.\n`)
    expect((await type('list')).out).not.toContain(`${id}  ★`)
    expect(await count()).toBe(1)
    expect((await type('answer', id, 'Dziękujemy!')).code).toBe(0)
    expect((await type('list', '--all')).out).toContain('  odpowiedź sklepu: Dziękujemy!')
  })

  test('takes a published opinion off with a reason', async () => {
    await type('publish', id)
    expect((await type('reject', id, '--reason', 'To reklama')).code).toBe(0)
    expect(await count()).toBe(0)
    expect((await type('list', '--state', 'rejected')).out).toContain('  powód odrzucenia: To reklama.')
  })

  test.each([
    [['publish', '999999999'], 'Nie ma opinii 999999999.'],
    [['publish', 'x'], '<numer>'],
    [['reject', '1', '--reason', ' '], 'Podaj powód'],
    [['reject', '1'], '--reason'],
    [['list', '--state', 'x'], 'Nie ma stanu „x”.'],
  ])('reads why %j is refused', async (args, words) => {
    const { code, problems } = await type(...args)
    expect([code, problems]).toEqual([1, expect.stringContaining(words)])
  })
})
