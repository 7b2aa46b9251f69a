import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#features/customers/actions/customers.ts'
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

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, args)

/** A client with an order, a stock alert, and a question and a message that are not sent yet. */
async function buyerOf(email: string): Promise<number> {
  const { sizeId } = await createTestProduct(testShop.shop())
  const { database } = testShop.shop()
  await sql`
    insert into stock_notification (size_id, email, quantity, token, asked_at)
    values (${sizeId}, ${email}, 1, ${crypto.randomUUID()}, ${testShop.shop().now})
  `.execute(database)
  await sql`
    insert into product_question (product_id, product_name, email, question, asked_at)
    values (1001, 'Kubek Ania', ${email}, 'Czy jest z uchem?', ${testShop.shop().now})
  `.execute(database)
  await sql`
    insert into contact_message (name, email, topic, order_number, message, written_at)
    values ('', ${email}, 'other', '', 'Czy można przyjść z psem?', ${testShop.shop().now})
  `.execute(database)
  await sql`
    insert into opinion (product_id, author, email, rating, content, written_at)
    values (1001, 'Ania', ${email}, 4, 'Ładny.', ${testShop.shop().now}) on conflict do nothing
  `.execute(database)
  const placed = await transactionUnlessRefused(testShop.shop(), (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), email }),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value.number
}

test('finds clients by a part of their data', async () => {
  expect((await type('clients', 'list', '--text', 'ANNA@')).out).toMatch(/^\d+ {2}anna@example\.com {2}Anna [^\n]+\n$/)
  expect((await type('clients', 'list', '--text', 'a%a')).out).toBe('Nie ma takich klientów.\n')
  expect((await type('clients', 'show', 'Anna@Example.com')).out).toMatch(/anna@example\.com .*\n {2}delivery: Anna /)
})

describe('export of personal data', () => {
  test('contains all data without secrets', async () => {
    const number = await buyerOf('anna@example.com')
    expect((await type('clients', 'export', 'anna@example.com', 'anna.json')).code).toBe(0)
    const file = join(testShop.appContext.config.dataFolder, 'anna.json')
    expect(statSync(file).mode & 0o077).toBe(0)
    const text = readFileSync(file, 'utf8')
    const exported = JSON.parse(text)
    expect(exported).toMatchObject({
      client: { email: 'anna@example.com', hasAccount: true },
      waitsFor: [{ product: 'Kubek Ania' }],
      questions: [{ product: 'Kubek Ania', question: 'Czy jest z uchem?' }],
      messages: [{ message: 'Czy można przyjść z psem?' }],
      opinions: [{ rating: 4, content: 'Ładny.', author: 'Ania' }],
    })
    expect(exported.orders).toContainEqual(
      expect.objectContaining({ number, email: 'anna@example.com', totalGross: 7400 }),
    )
    expect(exported.addresses.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/"token"|password|scrypt/)
  })

  test('contains no orders of similar addresses', async () => {
    await buyerOf('joanna@example.com')
    await buyerOf('nna@example.com')
    const { out } = await type('clients', 'export', 'nna@example.com', '-')
    expect(new Set(JSON.parse(out).orders.map(({ email }: { email: string }) => email))).toEqual(
      new Set(['nna@example.com']),
    )
  })
})

describe('erasure of personal data', () => {
  test('deletes the account and all data; orders stay as long as the law requires', async () => {
    const email = 'ewa@example.com'
    const account = { login: 'ewa', email, password: 'kubek-z-uchem-9', name: 'Ewa' }
    const person = {
      kind: 'private' as const,
      email,
      firstName: 'Ewa',
      lastName: 'Żak',
      phone: '',
      company: '',
      taxNumber: '',
    }
    await createCustomer(testShop.shop(), testShop.appContext.accounts, { ...person, account, addresses: [] })
    const number = await buyerOf(email)
    expect(await type('clients', 'erase', email)).toMatchObject({ code: 1, problems: expect.stringContaining('--yes') })
    expect((await type('clients', 'erase', 'EWA@example.com', '--yes')).out).toBe(
      'Usunięte: konto i dane klienta, powiadomienia, pytania i wiadomości, opinie.\nZamówienia (1) zostają: przepisy każą je przechowywać do przedawnienia podatku i roszczeń.\n',
    )
    const { database } = testShop.shop()
    const { rows } = await sql`
      select email from account_user where email = ${email} union all select email from customer where email = ${email}
      union all select email from stock_notification where email = ${email}
      union all select email from product_question where email = ${email}
      union all select email from contact_message where email = ${email}
      union all select email from opinion where email = ${email}
    `.execute(database)
    expect(rows).toEqual([])
    expect((await type('orders', 'show', `${number}`)).out).toContain(email)
    expect((await type('clients', 'erase', email, '--yes')).problems).toContain('nic, co można usunąć')
  })

  test.each([
    [['clients', 'show', 'nikt@example.com'], /^Nie ma klienta nikt@example\.com/],
    [['clients', 'export', 'nikt@example.com', '-'], /^Sklep nie wie nic o nikt@example\.com\.\n$/],
  ])('%j finds no client', async (args, problems) => {
    expect(await type(...args)).toEqual({ code: 1, out: '', problems: expect.stringMatching(problems) })
  })
})
