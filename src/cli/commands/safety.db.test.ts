import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'
import { checkProductSafety } from '../doctor/check-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const type = (...args: string[]) => runTestCommand(testShop.appContext, args)

test('doctor lists goods without a responsible person until one is set', async () => {
  expect(await checkProductSafety(testShop.shop())).toMatchObject([{ state: 'well' }])
  const manufacturer = ['Chaen K.K.', 'Kagoshima 1', 'JP', 'a@chaen.example']
  await type('safety', 'product', '1001', '--manufacturer', ...manufacturer)
  const [finding] = await checkProductSafety(testShop.shop())
  expect(finding).toMatchObject({
    state: 'note',
    message: expect.stringContaining('1001 Kubek Ania 300 ml (Siwa Glina): bez osoby'),
  })
  await type('safety', 'product', '1001', '--responsible', 'Importer', 'Gdynia 1', 'PL', 'b@importer.example')
  expect(await checkProductSafety(testShop.shop())).toMatchObject([{ state: 'well' }])
})

test('the details of a producer apply to all of its products', async () => {
  expect((await type('safety', 'producer', 'Wypał 1240', '--warnings', 'Kruche.')).out).toBe('Zapisane.\n')
  const rows = await testShop.shop().database.selectFrom('producer').select(['name', 'safety_warnings']).execute()
  expect(rows.find(({ name }) => name === 'Wypał 1240')?.safety_warnings).toBe('Kruche.')
  expect((await findProductPage(testShop.shop(), 1001))?.disclosures.warnings).not.toBe('Kruche.')
})

test.each([
  [['safety', 'producer', 'Nikt', '--warnings', 'x'], 'Nie ma producenta „Nikt”'],
  [['safety', 'product', '999999', '--warnings', 'x'], 'Nie ma towaru 999999'],
  [['safety', 'product', '1001', '--manufacturer', 'Ktoś'], 'Potrzebne są cztery dane'],
  [['safety', 'product', '1001', '--manufacturer', 'Ktoś', 'Gdzieś', 'Polska', 'a@b.example'], 'country'],
])('%o is refused', async (args, problem) => {
  expect(await type(...args)).toMatchObject({ code: 1, problems: expect.stringContaining(problem) })
})
