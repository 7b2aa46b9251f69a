import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LegacyClient, legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = legacyClient(testShop)
})
afterAll(() => testShop.close())

const verify = (account: string) =>
  client.ask(`/ajax/payments.php?${new URLSearchParams({ action: 'verify_iban', bankAccount: account })}`)

test.each([
  ['a Polish IBAN', 'PL61109010140000071219812874', 0],
  ['with spaces', 'PL61 1090 1014 0000 0712 1981 2874', 0],
  ['with dashes and small letters', 'pl61-1090-1014-0000-0712-1981-2874', 0],
  ['26 digits without the country', '61 1090 1014 0000 0712 1981 2874', 0],
  ['a German IBAN', 'DE89 3704 0044 0532 0130 00', 0],
  ['a Dutch IBAN with letters', 'NL91 ABNA 0417 1643 00', 0],
  ['a Maltese IBAN of 31 characters', 'MT84MALT011000012345MTLCAST001S', 0],
  ['one digit wrong', 'PL61109010140000071219812875', 1],
  ['two digits swapped', 'PL16109010140000071219812874', 1],
  ['a digit missing', 'PL6110901014000007121981287', 1],
  ['an unknown country', 'XX61109010140000071219812874', 1],
  ['26 digits of no account', '12345678901234567890123456', 1],
  ['words', 'konto w banku', 1],
  ['nothing', '', 1],
  ['markup', '<script>alert(1)</script>', 1],
  ['a thousand characters', '1'.repeat(1000), 1],
])('B7.2 %s', async (_, account, errno) => {
  const answer = await verify(account)
  expect([answer.status, await answer.json()]).toEqual([200, { errno }])
})

test('B7.2 a call without an account number is invalid', async () => {
  expect(await (await client.ask('/ajax/payments.php?action=verify_iban')).json()).toEqual({ errno: 1 })
})

test.each(['', '?action=', '?action=pay&bankAccount=PL61109010140000071219812874'])(
  'another action of /ajax/payments.php%s is unknown',
  async (query) => {
    const answer = await client.ask(`/ajax/payments.php${query}`)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 'unknown_action', message: 'Nieznane polecenie' } },
    ])
  },
)
