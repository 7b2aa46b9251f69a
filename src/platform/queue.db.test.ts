import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { openDatabase } from './database/open-database.ts'
import { openQueue } from './queue.ts'

test('a queue just made takes work inside a transaction, on one connection too', async () => {
  const url = inject('database').engine === 'PostgreSQL' ? await createDatabase() : null
  const database = await openDatabase(url, ':memory:')
  const queue = await openQueue(database, ['first-work'], () => {})
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
  const queue = await openQueue(database, ['work'], () => {})
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
