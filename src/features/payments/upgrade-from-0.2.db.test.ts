import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#platform/database/database.ts'
import { applyMigration, makeMigrationTable, readMigrations } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createDatabase } from '../../../test/create-database.ts'

const migrations = readMigrations(join(import.meta.dirname, '../../../db/migrations'))
const first = '0170_order_status_and_payments.sql'

const cases: [string, string, string, string][] = [
  ['new', 'waiting', 'new', '0'],
  ['waiting_for_payment', 'waiting', 'new', '0'],
  ['paid', 'paid', 'accepted', '7400'],
  ['packing', 'waiting', 'packed', '0'],
  ['sent', 'paid', 'sent', '7400'],
  ['completed', 'paid', 'delivered', '7400'],
  ['completed', 'refunded', 'delivered', '0'],
  ['cancelled', 'failed', 'cancelled', '0'],
]
const ids: number[] = []
let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase(await createDatabase('template1'), ':memory:')
  await makeMigrationTable(database.query)
  await migrate((name) => name < first)
  for (const [status, payment] of cases) ids.push(await insertOrder(status, payment))
  await migrate((name) => name >= first)
})
afterAll(() => database.close())

async function migrate(which: (name: string) => boolean): Promise<void> {
  for (const migration of migrations.filter(({ name }) => which(name)))
    await database.query.transaction().execute((handle) => applyMigration(handle, migration))
}

/** Writes an order and its payment as the build of 0.2.0 does. */
async function insertOrder(status: string, payment = 'waiting'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with placed as (
      insert into orders (token, idempotency_key, placed_by, status, currency, price_type, placed_at, email, phone, delivery_name,
        delivery_prepaid, delivery_gross, delivery_net, payment_method, goods_gross, goods_net, total_gross, total_net, terms_version, seller)
      values (gen_random_uuid(), gen_random_uuid(), 'visit 1', ${status}, 'PLN', 'gross', now(), 'anna@example.com', '', 'Kurier',
        'prepaid', 0, 0, 'transfer', 7400, 6016, 7400, 6016, 1, '{}')
      returning id
    )
    insert into payment (order_id, method, status, amount, currency)
    select id, 'transfer', ${payment}, 7400, 'PLN' from placed returning order_id as id
  `.execute(database.query)
  return Number(rows[0]?.id)
}

async function readOrder(id: number) {
  const { rows } = await sql<{ status: string; order_status: string; balance: string; payment: string }>`
    select orders.status, order_status, order_balance(orders.id)::text as balance, payment.status as payment
    from orders join payment on payment.order_id = orders.id where orders.id = ${id}
  `.execute(database.query)
  return rows[0]
}

describe('orders of before', () => {
  test.each(cases)(
    '%s with a payment that is %s becomes %s with a balance of %s',
    async (status, payment, now, balance) => {
      const id = ids[cases.findIndex(([one, other]) => one === status && other === payment)] ?? 0
      expect(await readOrder(id)).toEqual({ status, order_status: now, balance, payment })
    },
  )
})

describe('while the build of 0.2.0 still runs', () => {
  const set = (id: number, status: string) =>
    sql`update orders set status = ${status} where id = ${id}`.execute(database.query)

  test('its orders and their way are understood', async () => {
    const id = await insertOrder('waiting_for_payment')
    expect(await readOrder(id)).toMatchObject({ order_status: 'new' })
    await set(id, 'paid')
    await sql`update payment set status = 'paid' where order_id = ${id}`.execute(database.query)
    expect(await readOrder(id)).toMatchObject({ order_status: 'accepted', balance: '7400' })
    for (const [status, order_status] of [
      ['packing', 'packed'],
      ['sent', 'sent'],
      ['completed', 'delivered'],
    ] as const) {
      await set(id, status)
      expect(await readOrder(id)).toMatchObject({ status, order_status })
    }
  })

  test('the events that it writes are read with their actor and statuses', async () => {
    const id = await insertOrder('paid')
    await sql`
      insert into order_event (order_id, at, kind, detail)
      values (${id}, now(), 'status-changed', '{"from": "paid", "to": "packing"}')
    `.execute(database.query)
    const { rows } = await sql`select actor, from_status, to_status from order_event where order_id = ${id}`.execute(
      database.query,
    )
    expect(rows).toEqual([{ actor: 'staff', from_status: 'accepted', to_status: 'packed' }])
  })

  test('it reads what the new build has written in words that it knows', async () => {
    const id = await insertOrder('waiting_for_payment')
    await sql`
      insert into payment_entry (order_id, kind, amount, currency, source, actor, idempotency_key, at)
      values (${id}, 'received', 7400, 'PLN', 'transfer', 'staff', ${`new ${id}`}, now())
    `.execute(database.query)
    const seen: [string, string, string][] = []
    for (const status of ['accepted', 'packed', 'sent', 'delivered', 'returned']) {
      await sql`update orders set order_status = ${status} where id = ${id}`.execute(database.query)
      const order = await readOrder(id)
      seen.push([status, order?.status ?? '', `${order?.payment} ${order?.balance}`])
    }
    expect(seen).toEqual([
      ['accepted', 'paid', 'paid 7400'],
      ['packed', 'packing', 'paid 7400'],
      ['sent', 'sent', 'paid 7400'],
      ['delivered', 'completed', 'paid 7400'],
      ['returned', 'completed', 'paid 7400'],
    ])
  })

  test('booked money is never changed or deleted, except with its order', async () => {
    await expect(sql`update payment_entry set amount = 1`.execute(database.query)).rejects.toThrow('only ever added to')
    await expect(sql`delete from payment_entry`.execute(database.query)).rejects.toThrow('only ever added to')
    const id = await insertOrder('paid')
    await sql`update payment set status = 'paid' where order_id = ${id}`.execute(database.query)
    await sql`delete from orders where id = ${id}`.execute(database.query)
    const { rows } = await sql`select 1 from payment_entry where order_id = ${id}`.execute(database.query)
    expect(rows).toEqual([])
  })
})
