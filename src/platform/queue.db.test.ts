import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import type { OpenDatabase } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { type JobOptions, openQueue, type Queue } from './queue.ts'

const patient = { times: 5, firstAfter: 10, atMostAfter: 60 }
const once = { ...patient, times: 0 }

test('a new queue accepts jobs inside a transaction, also on a single connection', async () => {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  const queue = await openQueue(database, { 'first-work': patient }, () => {})
  const queued = database.query.transaction().execute((handle) => queue.enqueue(handle, 'first-work', { answer: 42 }))
  await expect(queued).resolves.toBeUndefined()
  const done = Promise.withResolvers<object>()
  await queue.work('first-work', async (data) => done.resolve(data))
  expect(await done.promise).toEqual({ answer: 42 })
  await queue.stop()
  await database.close()
})

test('a job enqueued in a rolled-back transaction never runs', async () => {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  const queue = await openQueue(database, { work: patient }, () => {})
  const undone = database.query.transaction().execute(async (handle) => {
    await queue.enqueue(handle, 'work', { undone: true })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.query.transaction().execute((handle) => queue.enqueue(handle, 'work', { undone: false }))
  const received: object[] = []
  const done = Promise.withResolvers<void>()
  await queue.work('work', async (data) => {
    received.push(data)
    done.resolve()
  })
  await done.promise
  expect(received).toEqual([{ undone: false }])
  await queue.stop()
  await database.close()
})

test('a failed job is listed with its reason, and runs again when retried; retry settings follow the program', async () => {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  await (await openQueue(database, { work: patient }, () => {})).stop()
  const queue = await openQueue(database, { work: once }, () => {})
  let broken = true
  const done = Promise.withResolvers<object>()
  await queue.work('work', async (data) => {
    if (broken) throw new Error('no mail server')
    done.resolve(data)
  })
  await queue.enqueue(database.query, 'work', { orderId: 7 })
  await expect
    .poll(queue.failed)
    .toEqual([{ id: expect.any(String), name: 'work', data: { orderId: 7 }, reason: 'no mail server' }])
  broken = false
  expect(await queue.retryFailed()).toBe(1)
  expect(await done.promise).toEqual({ orderId: 7 })
  expect(await queue.failed()).toEqual([])
  await queue.stop()
  await database.close()
})

describe('concurrent jobs', () => {
  const kind = { ...patient, batch: 3, workers: 2 }

  test('run up to the limit of their kind, each once, also when others fail', async () => {
    await withQueue(kind, async ({ query }, queue) => {
      for (let number = 0; number < 60; number += 1) await queue.enqueue(query, 'work', { number })
      let underway = 0
      let most = 0
      const performed: number[] = []
      const all = Promise.withResolvers<void>()
      await queue.work('work', async ({ number }: { number: number }) => {
        underway += 1
        most = Math.max(most, underway)
        await query.selectNoFrom(sql`1`.as('one')).execute()
        underway -= 1
        if (performed.push(number) === 60) all.resolve()
        if (number % 7 === 0) throw new Error('no mail server')
      })
      await all.promise
      expect(performed.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, number) => number))
      expect(most).toBeGreaterThan(1)
      expect(most).toBeLessThanOrEqual(6)
      await expect.poll(() => states(query)).toEqual({ completed: 51, retry: 9 })
    })
  })

  test('a job that never ends does not block the others', async () => {
    await withQueue(kind, async ({ query }, queue) => {
      const hanging = Promise.withResolvers<void>()
      const performed: number[] = []
      const all = Promise.withResolvers<void>()
      for (let number = 0; number < 20; number += 1) await queue.enqueue(query, 'work', { number })
      await queue.work('work', async ({ number }: { number: number }) => {
        if (number === 0) return hanging.promise
        if (performed.push(number) === 19) all.resolve()
      })
      await all.promise
      hanging.resolve()
    })
  })
})

describe('jobs of a killed process', () => {
  const begun = (query: OpenDatabase['query'], heartbeat: string) =>
    sql`
      update pgboss.job set state = 'active', started_on = now() - ${heartbeat}::interval, heartbeat_on = now() - ${heartbeat}::interval
      where name = 'work'
    `.execute(query)
  /** Returns whether the job is due within so many seconds. */
  const dueWithin = async (query: OpenDatabase['query'], seconds: number) => {
    const { rows } = await sql<{ due: boolean }>`
      select start_after <= now() + ${seconds} * interval '1 second' as due from pgboss.job where state = 'retry'
    `.execute(query)
    return rows.map(({ due }) => due)
  }

  test('are released by the process that starts after it, and done', async () => {
    await withQueue(patient, async (database, queue) => {
      await queue.enqueue(database.query, 'work', { orderId: 7 })
      await begun(database.query, '1 second')
      expect(await queue.releaseAbandoned()).toBe(1)
      expect(await dueWithin(database.query, 0)).toEqual([true])
      const done = Promise.withResolvers<object>()
      await queue.work('work', async (data) => done.resolve(data))
      expect(await done.promise).toEqual({ orderId: 7 })
    })
  })

  test('are released by a process that stops before they are done', async () => {
    await withQueue({ ...patient, batch: 3 }, async (database, queue) => {
      for (let number = 0; number < 3; number += 1) await queue.enqueue(database.query, 'work', { number })
      const begun = Promise.withResolvers<void>()
      await queue.work('work', async ({ number }: { number: number }) => {
        if (number < 2) return
        begun.resolve()
        await new Promise(() => {})
      })
      await begun.promise
      await queue.stop()
      expect(await states(database.query)).toEqual({ completed: 2, retry: 1 })
      expect(await dueWithin(database.query, 0)).toEqual([true])
    })
  })

  test('are released when the heartbeat is lost, while others continue', async () => {
    await withQueue(patient, async (database, queue) => {
      await queue.enqueue(database.query, 'work', { orderId: 7 })
      const boss = new PgBoss({
        db: database.queue,
        supervise: false,
        schedule: false,
        monitorIntervalSeconds: 1,
        ...(database.engine === 'PGlite' && { backend: 'pglite' as const }),
      })
      boss.on('error', () => {})
      await boss.start()
      const supervise = async () => {
        await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(database.query)
        await boss.supervise('work')
      }
      await begun(database.query, '15 seconds')
      await supervise()
      expect(await states(database.query)).toEqual({ active: 1 })
      await begun(database.query, '21 seconds')
      await supervise()
      expect(await dueWithin(database.query, 2 * patient.firstAfter)).toEqual([true])
      await boss.stop({ graceful: false, close: false })
    })
  })

  test.runIf(inject('database').engine === 'PostgreSQL')('stay with a live process', async () => {
    await withQueue(patient, async (database, queue, url) => {
      const other = await openDatabase(url, ':memory:')
      await other.declare('secret', 'somebody else runs here')
      await queue.enqueue(database.query, 'work', { orderId: 7 })
      await begun(database.query, '1 second')
      expect(await queue.releaseAbandoned()).toBe(0)
      expect(await states(database.query)).toEqual({ active: 1 })
      await other.close()
      await expect.poll(queue.releaseAbandoned).toBe(1)
    })
  })

  test('a failure is stored without the addresses and values in its message', async () => {
    await withQueue(once, async ({ query }, queue) => {
      await queue.enqueue(query, 'work', { orderId: 7 })
      await queue.work('work', async () => {
        throw Object.assign(new Error('550 <anna@example.com> unknown'), { rejected: ['anna@example.com'] })
      })
      await expect.poll(queue.failed).toMatchObject([{ reason: '550 <…> unknown' }])
      const { rows } = await sql<{ output: object }>`select output from pgboss.job where name = 'work'`.execute(query)
      expect(JSON.stringify(rows)).not.toContain('anna@')
    })
  })
})

async function states(query: OpenDatabase['query']): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text, count(*)::integer as count from pgboss.job where name = 'work' group by state
  `.execute(query)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function withQueue(
  kind: JobOptions,
  use: (database: OpenDatabase, queue: Queue, url: string | null) => Promise<void>,
): Promise<void> {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  const queue = await openQueue(database, { work: kind }, () => {})
  try {
    await use(database, queue, url)
  } finally {
    await queue.stop()
    await database.close()
  }
}
