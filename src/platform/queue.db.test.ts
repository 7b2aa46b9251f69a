import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { openDatabase } from './database/open-database.ts'
import { openQueue } from './queue.ts'

const patient = { times: 5, firstAfter: 10, atMostAfter: 60 }
const once = { ...patient, times: 0 }

test('a queue just made takes work inside a transaction, on one connection too', async () => {
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

test('what is queued in a transaction that is undone is never done', async () => {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  const queue = await openQueue(database, { work: patient }, () => {})
  const undone = database.query.transaction().execute(async (handle) => {
    await queue.enqueue(handle, 'work', { undone: true })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.query.transaction().execute((handle) => queue.enqueue(handle, 'work', { undone: false }))
  const seen: object[] = []
  const done = Promise.withResolvers<void>()
  await queue.work('work', async (data) => {
    seen.push(data)
    done.resolve()
  })
  await done.promise
  expect(seen).toEqual([{ undone: false }])
  await queue.stop()
  await database.close()
})

test('what failed for good is told with its reason, and done after all when asked again; retries follow the program', async () => {
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
    .poll(queue.failed, { timeout: 20_000 })
    .toEqual([{ id: expect.any(String), name: 'work', data: { orderId: 7 }, reason: 'no mail server' }])
  broken = false
  expect(await queue.retryFailed()).toBe(1)
  expect(await done.promise).toEqual({ orderId: 7 })
  expect(await queue.failed()).toEqual([])
  await queue.stop()
  await database.close()
})
