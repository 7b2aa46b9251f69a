import { expect, test, vi } from 'vitest'
import { readOnce } from './read-once.ts'

test('equal questions are read once, others and other fields by themselves', async () => {
  const once = readOnce()
  const read = vi.fn(async () => ({ found: read.mock.calls.length }))
  const ask = (name: string, args: unknown) => once(name, args, read)
  const [first, again] = await Promise.all([ask('search', { text: 'kubek' }), ask('search', { text: 'kubek' })])
  expect(again).toBe(first)
  expect(await ask('search', { text: 'kubek' })).toBe(first)
  expect(await ask('search', { text: 'talerz' })).toEqual({ found: 2 })
  expect(await ask('list', { text: 'kubek' })).toEqual({ found: 3 })
})

test('a read that fails is an error for all who ask the same', async () => {
  const once = readOnce()
  const read = vi.fn(async () => Promise.reject(new Error('no database')))
  const asked = [1, 2].map(() => once('search', null, read))
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(read).toHaveBeenCalledOnce()
})
