import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { database, newBrowser, openGraphqlShop, signedIn } from '../../test/graphql-shop.ts'
import type { PlainBrowser } from '../../test/plain-browser.ts'

openGraphqlShop()

const words = expect.stringMatching(/\p{L}{3}/u)
const poland = 1143020003
const selected = '{ isError error { code message } validationErrors { code message field } result { id } }'

let browser: PlainBrowser
let other: PlainBrowser
beforeEach(async () => {
  await sql`delete from address where kind <> 'billing'`.execute(database())
  browser = await signedIn('anna')
  other = await signedIn('jan')
})

type Kind = 'Delivery' | 'Invoice'
const change = async (field: `${'insert' | 'update'}${Kind}Address`, input: string, by = browser) => {
  const argument = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
  const { data, errors } = await by.query(`mutation { ${field}(${argument}: {${input}}) ${selected} }`)
  expect(errors).toEqual([])
  return data[field]
}
const saved = (id: number) => ({ isError: false, error: null, validationErrors: [], result: { id } })
const refused = (code: string) => ({
  isError: true,
  error: { code, message: words },
  validationErrors: [],
  result: null,
})
const rows = async () =>
  (await sql<Record<string, unknown>>`select * from address where kind <> 'billing' order by id`.execute(database()))
    .rows

const aunt = `firstname: "Zofia", lastname: "Wrona", street: "Długa 5/7", zipcode: "31146", city: "Kraków", country: ${poland}`
const office = `firm: "Kwiat sp. z o.o.", taxNumber: "526-104-08-28", street: "Złota 44 lok. 12", zipcode: "00-020", city: "Warszawa"`

const addresses = `{ client { hasOtherDeliveryAddressActive
  deliveryAddresses { id firstname lastname firm street city zipcode country { id } phone isDefault used editable provinceCode }
  invoiceAddresses { id firstname lastname firm street city zipcode country { id } phone isDefault used editable provinceCode taxNumber } } }`
const shown = async (by = browser) => (await by.query(addresses)).data.client

describe('a delivery address', () => {
  test('B5.41 is saved, read again, and the first is the default', async () => {
    const { result } = await change('insertDeliveryAddress', `${aunt}, phone: "600 700 800"`)
    expect(await shown()).toMatchObject({
      hasOtherDeliveryAddressActive: true,
      deliveryAddresses: [
        {
          ...{ id: result.id, firstname: 'Zofia', lastname: 'Wrona', firm: '', street: 'Długa 5/7', zipcode: '31-146' },
          ...{ city: 'Kraków', country: { id: poland }, phone: '+48600700800', isDefault: true, used: false },
          ...{ editable: true, provinceCode: null },
        },
      ],
      invoiceAddresses: [],
    })
    expect(await rows()).toMatchObject([{ street: 'Długa', street_number: '5/7', kind: 'delivery' }])
  })

  test('another becomes the default when the client says so', async () => {
    await change('insertDeliveryAddress', aunt)
    const { result } = await change(
      'insertDeliveryAddress',
      `${aunt}, city: "Wrocław", isDefault: true`.replace('city: "Kraków", ', ''),
    )
    const { deliveryAddresses } = await shown()
    expect(deliveryAddresses.map(({ id, isDefault }: Record<string, unknown>) => [id, isDefault])).toEqual([
      [result.id, true],
      [expect.any(Number), false],
    ])
  })

  test('a change leaves what is not given, and the label that the client has chosen on the page', async () => {
    const { result } = await change('insertDeliveryAddress', `${aunt}, phone: "600 700 800", firm: "Biuro"`)
    await sql`update address set label = 'Ciocia' where id = ${result.id}`.execute(database())
    expect(await change('updateDeliveryAddress', `id: ${result.id}, city: "Wrocław", firm: "", street: null`)).toEqual(
      saved(result.id),
    )
    expect(await rows()).toMatchObject([
      {
        first_name: 'Zofia',
        street: 'Długa',
        street_number: '5/7',
        city: 'Wrocław',
        company: '',
        phone: '+48600700800',
        label: 'Ciocia',
      },
    ])
    expect(await change('updateDeliveryAddress', `id: "${result.id}", street: "Krótka 1"`)).toEqual(saved(result.id))
    expect(await rows()).toMatchObject([{ street: 'Krótka', street_number: '1', city: 'Wrocław' }])
  })

  test('B5.41 B8.18 an empty one has a code for each field, and nothing is saved', async () => {
    const answer = await change('insertDeliveryAddress', '')
    expect(answer).toMatchObject({ isError: true, error: { code: 'validation_errors', message: words }, result: null })
    expect(answer.validationErrors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['firstname', 'no_delivery_firstname'],
      ['lastname', 'no_delivery_lastname'],
      ['street', 'no_delivery_street'],
      ['zipcode', 'incorect_delivery_zipcode'],
      ['city', 'no_delivery_city'],
    ])
    expect(await rows()).toEqual([])
  })

  test.each([
    ['street: "Długa 5/7"', 'street: "Długa"', 'street_number', 'no_street_number'],
    ['street: "Długa 5/7"', 'street: "Długa <5>"', 'street', 'illegal_characters_delivery_street'],
    ['zipcode: "31146"', 'zipcode: "3114"', 'zipcode', 'incorect_delivery_zipcode'],
    [`country: ${poland}`, 'country: "XXX"', 'region', 'incorect_delivery_region'],
    ['city: "Kraków"', `city: "Kraków", phone: "12"`, 'phone', 'phone_to_short'],
    ['city: "Kraków"', `city: "${'a'.repeat(20_000)}"`, 'city', 'to_long'],
    ['firstname: "Zofia"', 'firstname: "Zofia1"', 'firstname', 'digits'],
  ])('B5.41 with %s replaced by %s, the field %s has the code %s', async (given, wrong, field, code) => {
    const { validationErrors } = await change('insertDeliveryAddress', aunt.replace(given, wrong))
    expect(validationErrors).toContainEqual({ field, code, message: words })
    expect(await rows()).toEqual([])
  })

  test('a client has at most fifty', async () => {
    await sql`insert into address (customer_id, kind, first_name, last_name, company, street, street_number, postcode, city, country, phone)
      select id, 'delivery', '', '', '', '', '', '', '', 'PL', '' from customer, generate_series(1, 50) where email = 'anna@example.com'
    `.execute(database())
    expect(await change('insertDeliveryAddress', aunt)).toEqual(refused('too_many_addresses'))
  })
})

describe('data for invoices', () => {
  test('B5.41 those of a company are saved and read again', async () => {
    const { result } = await change('insertInvoiceAddress', office)
    expect((await shown()).invoiceAddresses).toEqual([
      {
        ...{ id: result.id, firstname: '', lastname: '', firm: 'Kwiat sp. z o.o.', taxNumber: '5261040828' },
        ...{ street: 'Złota 44/12', zipcode: '00-020', city: 'Warszawa', country: { id: poland }, phone: '' },
        ...{ isDefault: true, used: false, editable: true, provinceCode: null },
      },
    ])
  })

  test('a person is named by first and last name', async () => {
    await change(
      'insertInvoiceAddress',
      `firstname: "Jan", lastname: "Nowak", firm: "", street: "Długa 1", zipcode: "31-146", city: "Kraków"`,
    )
    expect((await shown()).invoiceAddresses).toMatchObject([{ firm: 'Jan Nowak', taxNumber: '' }])
  })

  test('a change leaves what is not given', async () => {
    const { result } = await change('insertInvoiceAddress', office)
    expect(await change('updateInvoiceAddress', `id: ${result.id}, taxNumber: ""`)).toEqual(saved(result.id))
    expect((await shown()).invoiceAddresses).toMatchObject([
      { firm: 'Kwiat sp. z o.o.', taxNumber: '', street: 'Złota 44/12' },
    ])
  })

  test.each([
    ['', ['no_invoice_firmname', 'no_invoice_street', 'incorect_invoice_zipcode', 'no_invoice_city']],
    [office.replace('08-28', '08-29'), ['incorect_nip']],
    [office.replace('Złota 44 lok. 12', 'Złota'), ['no_invoice_street_number']],
  ])('B5.41 B8.9 B8.18 {%s} has the codes %s', async (input, codes) => {
    const { validationErrors } = await change('insertInvoiceAddress', input)
    expect(validationErrors.map(({ code }: { code: string }) => code)).toEqual(codes)
    expect(await rows()).toEqual([])
  })
})

describe('addresses are the client’s own', () => {
  test('a visitor saves none', async () => {
    const visitor = newBrowser()
    for (const field of ['insertDeliveryAddress', 'updateDeliveryAddress'] as const)
      expect(await change(field, `id: 1, ${aunt}`, visitor)).toEqual(refused('not_signed_in'))
    for (const field of ['insertInvoiceAddress', 'updateInvoiceAddress'] as const)
      expect(await change(field, `id: 1, ${office}`, visitor)).toEqual(refused('not_signed_in'))
    expect([await rows(), await shown(visitor)]).toEqual([[], null])
  })

  test('that of another client is not found, as one that does not exist, and stays as it is', async () => {
    const { result } = await change('insertDeliveryAddress', aunt)
    const before = await rows()
    for (const id of [result.id, 2_147_483_647, 0, -1])
      expect(await change('updateDeliveryAddress', `id: ${id}, ${aunt}, isDefault: true`, other)).toEqual(
        refused('not_found'),
      )
    expect([await rows(), (await shown(other)).deliveryAddresses]).toEqual([before, []])
  })

  test('an address of another kind is not found either, nor is the client’s own', async () => {
    const { result } = await change('insertDeliveryAddress', aunt)
    expect(await change('updateInvoiceAddress', `id: ${result.id}, ${office}`)).toEqual(refused('not_found'))
    const own = `clientData: {clientBillingData: {street: "Lipowa 14", zipcode: "30702", city: "Kraków"}}`
    await browser.query(`mutation { updateClient(UpdateClientInput: {${own}}) { status } }`)
    const { id } = await database()
      .selectFrom('address')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .select('address.id')
      .where('email', '=', 'anna@example.com')
      .where('address.kind', '=', 'billing')
      .executeTakeFirstOrThrow()
    expect(await change('updateDeliveryAddress', `id: ${id}, ${aunt}`)).toEqual(refused('not_found'))
    expect(await change('updateDeliveryAddress', aunt)).toEqual(refused('not_found'))
  })
})
