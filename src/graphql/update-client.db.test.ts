import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { database, demoPassword, newBrowser, openGraphqlShop, signedIn } from '../../test/graphql-shop.ts'
import type { PlainBrowser } from '../../test/plain-browser.ts'

openGraphqlShop()

const words = expect.stringMatching(/\p{L}{3}/u)
const done = { status: 'success', error: null, validationErrors: [] }
const refused = (code: string) => ({ status: 'error', error: { code, message: words }, validationErrors: [] })

let browser: PlainBrowser
beforeEach(async () => {
  await sql`delete from account_email_change`.execute(database())
  browser = await signedIn('jan')
})

async function update(input: string, by = browser) {
  const { data, errors } = await by.query(
    `mutation { updateClient(UpdateClientInput: {${input}}) { status error { code message } validationErrors { code field } } }`,
  )
  expect(errors).toEqual([])
  return data.updateClient
}

const shown = async () =>
  (
    await browser.query(
      '{ client { email phone type birthDate taxNumber billingAddress { firstname firm street zipcode city } invoiceAddresses { id isDefault } } }',
    )
  ).data.client
const newsletter = async () =>
  (
    await sql`select withdrawn_at is null as active from newsletter_subscription where email = 'jan@example.com'`.execute(
      database(),
    )
  ).rows

test('B5.39 B5.40 changes what is given and leaves the rest', async () => {
  expect(
    await update('clientData: {birthDate: "1984-05-27", clientBillingData: {city: "Kraków", zipcode: "31146"}}'),
  ).toEqual(done)
  expect(await shown()).toMatchObject({
    ...{ email: 'jan@example.com', phone: '+48450000102', type: 'private', birthDate: '1984-05-27' },
    billingAddress: { firstname: 'Jan', firm: '', street: 'Żeromskiego 27', zipcode: '31-146', city: 'Kraków' },
  })
  expect(
    await update('type: firm, clientData: {taxNumber: "5261040828", clientBillingData: {companyName: "Kos"}}'),
  ).toEqual(done)
  expect(await shown()).toMatchObject({ type: 'firm', taxNumber: '5261040828', billingAddress: { firm: 'Kos' } })
  expect(await update('type: private')).toEqual(done)
  expect(await shown()).toMatchObject({ type: 'private', birthDate: '1984-05-27' })
})

test.each([
  ['clientData: {clientBillingData: {firstname: ""}}', 'firstname', 'no_firstname'],
  ['clientData: {clientBillingData: {street: "Długa"}}', 'street_number', 'no_street_number'],
  ['clientData: {clientBillingData: {zipcode: ""}}', 'zipcode', 'incorect_zipcode'],
  ['type: firm, clientData: {taxNumber: "1"}', 'nip', 'incorect_nip'],
  ['clientData: {birthDate: "2001-02-29"}', 'birthdate', 'birth_date'],
  ['clientData: {email: "jan@"}', 'email', 'incorect_email'],
])('B5.37 B5.39 B5.40 {%s} is refused at %s by %s, and nothing changes', async (input, field, code) => {
  const before = await shown()
  const answer = await update(input)
  expect(answer).toMatchObject({ status: 'error', error: { code: expect.any(String), message: words } })
  expect(answer.validationErrors).toContainEqual({ field, code })
  expect(await shown()).toEqual(before)
})

test('chooses the data for invoices that orders begin with, or the client’s own', async () => {
  const office = 'firm: "Kos", street: "Złota 44", zipcode: "00-020", city: "Warszawa"'
  const insert = `mutation { insertInvoiceAddress(InsertInvoiceAddressInput: {${office}}) { result { id } } }`
  await browser.query(insert)
  const { id } = (await browser.query(insert)).data.insertInvoiceAddress.result
  const defaults = async () =>
    (await shown()).invoiceAddresses.flatMap((one: { id: number; isDefault: boolean }) => (one.isDefault ? one.id : []))
  expect(await update(`activeInvoiceAddress: "${id}"`)).toEqual(done)
  expect(await defaults()).toEqual([id])
  expect(await update('activeInvoiceAddress: 0')).toEqual(done)
  expect(await defaults()).toEqual([])
  for (const other of [id + 1_000, -1])
    expect(await update(`activeInvoiceAddress: ${other}`)).toEqual(refused('not_found'))
  expect(await update(`activeInvoiceAddress: ${id}`, await signedIn('anna'))).toEqual(refused('not_found'))
})

test('a new e-mail counts once its link is followed; an old session proves the password', async () => {
  const asked = async () => (await sql`select new_email from account_email_change`.execute(database())).rows
  expect(await update('clientData: {email: "jan@example.com"}')).toEqual(done)
  expect(await asked()).toEqual([])
  await sql`update account_session set created_at = now() - interval '16 minutes'`.execute(database())
  const change = 'clientData: {email: "Jan.Nowy@example.org"}'
  for (const proof of ['', ', password: "x"']) expect(await update(change + proof)).toEqual(refused('wrong'))
  expect(await asked()).toEqual([])
  expect(await update(`${change}, password: "${demoPassword}"`)).toEqual(done)
  expect(await asked()).toEqual([{ new_email: 'jan.nowy@example.org' }])
  expect((await shown()).email).toBe('jan@example.com')
})

test('subscribes to the newsletter, to be confirmed by mail, and unsubscribes', async () => {
  expect(await update('emailNewsletter: true')).toEqual(done)
  expect(await newsletter()).toEqual([{ active: true }])
  expect(await update('emailNewsletter: false')).toEqual(done)
  expect(await newsletter()).not.toContainEqual({ active: true })
})

test('a visitor changes nothing', async () => {
  const input = 'type: private, activeInvoiceAddress: 0, clientData: {email: "x@example.org"}, emailNewsletter: true'
  expect(await update(input, newBrowser())).toEqual(refused('not_signed_in'))
})
