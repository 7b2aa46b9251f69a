import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyShop } from '../../../test/open-empty-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'
import type { AppContext } from '../../server/app-context.ts'

let appContext: AppContext
let close: () => Promise<void>
beforeAll(async () => {
  ;({ appContext, close } = await openEmptyShop())
})
afterAll(() => close())

const set = (key: string, value: string): Promise<CommandResult> =>
  runTestCommand(appContext, ['settings', 'set', key, value])

test.each([
  ['seller.taxNumber', '1'],
  ['seller.taxNumber', '9990417005'],
  ['seller.registry', 'CEIDG, REGON 999731841'],
  ['seller.registry', 'CEIDG, REGON: 99973184'],
  ['seller.registry', 'KRS 12345, Sąd Rejonowy'],
  ['seller.postcode', '3718'],
  ['seller.email', 'sklep'],
  ['seller.phone', '123'],
])('%s cannot be “%s”: the seller is validated as in the forms', async (key, value) => {
  const { code, problems } = await set(key, value)
  expect([code, problems]).toEqual([1, expect.stringContaining(`„${value}” nie może być wartością ${key}: `)])
})

test.each([
  ['seller.taxNumber', '999-041-70-04', '9990417004'],
  ['seller.taxNumber', '', ''],
  ['seller.registry', 'KRS 0009998731, REGON 999731840, Sąd Rejonowy', 'KRS 0009998731, REGON 999731840, Sąd Rejonowy'],
  ['seller.registry', 'CEIDG', 'CEIDG'],
  ['seller.registry', 'REGON: 999 731 840', 'REGON: 999 731 840'],
  ['seller.registry', 'KRS 0009998731 5000 zł', 'KRS 0009998731 5000 zł'],
  ['seller.registry', 'REGON 12345678512347', 'REGON 12345678512347'],
  ['seller.postcode', '03718', '03-718'],
  ['seller.email', ' sklep@example.com ', 'sklep@example.com'],
  ['seller.phone', '22 000 01 45', '+48220000145'],
])('%s given as “%s” is stored as “%s”', async (key, value, stored) => {
  expect(await set(key, value)).toMatchObject({ code: 0, out: `${key} = ${stored}\n` })
})
