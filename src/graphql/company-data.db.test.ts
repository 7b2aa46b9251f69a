import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { openRegisterDouble, type RegisterDouble, type RegisterMode } from '../../test/register-double.ts'

let double: RegisterDouble
let testShop: TestShop
let client: GraphqlClient
beforeAll(async () => {
  double = await openRegisterDouble()
  testShop = await openTestShop({}, double.addresses)
  client = graphqlClient(testShop)
})
afterAll(async () => {
  await testShop.close()
  await double.close()
})
beforeEach(async () => {
  await testShop.appContext.database.query.deleteFrom('account_attempt').execute()
  double.asked.length = 0
  double.mode.vies = 'valid'
  double.mode.taxpayers = 'valid'
})

const selected = '{ status error { code message } company { name street streetNumber zipcode city country taxNumber } }'
async function find(taxNumber: string, country = '') {
  const { data, errors } = await client.ask(`{ companyData(taxNumber: "${taxNumber}"${country}) ${selected} }`)
  expect(errors).toEqual([])
  return data.companyData
}
const germany = ', country: 1143020143'

const fromPolishRegister = {
  ...{ name: 'ZAŻÓŁĆ SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', street: 'ul. Długa', streetNumber: '5/7' },
  ...{ zipcode: '31-146', city: 'Kraków', country: 1143020003 },
}
const fromVies = { name: 'Muster GmbH', street: 'Hauptstr.', streetNumber: '12', zipcode: '10115', city: 'Berlin' }

test('a Polish company is filled in from the list of VAT payers, once a day', async () => {
  for (const typed of ['526-104-08-28', 'PL5261040828'])
    expect(await find(typed)).toEqual({
      ...{ status: 'success', error: null, company: { ...fromPolishRegister, taxNumber: '5261040828' } },
    })
  expect(double.asked).toHaveLength(1)
})

test.each([
  ['DE136695976', germany, 1143020143, '/vies/ms/DE/vat/136695976'],
  ['EL094259216', ', country: "GR"', 1143020062, '/vies/ms/EL/vat/094259216'],
])('the company %s%s is filled in from VIES', async (taxNumber, country, region, asked) => {
  expect(await find(taxNumber, country)).toEqual({
    ...{ status: 'success', error: null, company: { ...fromVies, country: region, taxNumber } },
  })
  expect(double.asked).toEqual([asked])
})

test('VIES answers for the Polish list while that is down', async () => {
  double.mode.taxpayers = 'error'
  expect((await find('1060000062')).company).toMatchObject({ name: 'Muster GmbH', country: 1143020003 })
  expect(double.asked.map((address) => address.split('/')[1])).toEqual(['taxpayers', 'vies'])
})

test.each<[string, string, RegisterMode, string, RegExp, number]>([
  ['5261040829', '', 'valid', 'incorect_nip', /^Niepoprawny numer NIP/, 0],
  ['DE136695977', germany, 'valid', 'incorect_nip', /^Niepoprawny numer NIP/, 0],
  ['1234563218', '', 'invalid', 'not_found', /^Nie ma tej firmy w rejestrze/, 1],
  ['DE129273398', germany, 'invalid', 'not_found', /^Nie ma tej firmy w rejestrze/, 1],
  ['DE811569869', germany, 'unknown', 'unavailable', /^Rejestr firm teraz nie odpowiada/, 1],
  ['8567346215', '', 'error', 'unavailable', /^Rejestr firm teraz nie odpowiada/, 2],
  ['CHE109322551', ', country: "CH"', 'valid', 'unavailable', /^Rejestr firm/, 0],
])('B8.9 %s%s, when registers answer %s: %s', async (taxNumber, country, mode, code, message, asked) => {
  double.mode.vies = mode
  double.mode.taxpayers = mode
  const answer = await find(taxNumber, country)
  expect(answer).toEqual({ status: 'error', error: { code, message: expect.stringMatching(message) }, company: null })
  expect(double.asked).toHaveLength(asked)
})

test('beyond twenty questions of an address the registers are not asked', async () => {
  for (let index = 0; index < 20; index++) await find('1132191233')
  expect(await find('1132191233')).toMatchObject({ status: 'error', error: { code: 'unavailable' } })
})

test('the check of a tax number never asks a register', async () => {
  const input = 'ClientDataInput: {clientData: {taxNumber: "7740001454"}}'
  const { data } = await client.ask(`{ validateClientData(${input}) { messages { code } } }`)
  expect([data.validateClientData.messages, double.asked]).toEqual([[], []])
})
