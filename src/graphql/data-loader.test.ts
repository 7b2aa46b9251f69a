import { expect, test, vi } from 'vitest'
import { createDataLoader, createRequestCache } from './data-loader.ts'

test('what is asked for in the same turn is read together, each thing once; what comes later, later', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.filter((key) => key < 9).map((key) => [key, `no. ${key}`])))
  const find = createDataLoader(read)
  expect(await Promise.all([find(1), find(2), find(1), find(9)])).toEqual(['no. 1', 'no. 2', 'no. 1', null])
  expect(await find(3)).toBe('no. 3')
  expect(read.mock.calls).toEqual([[[1, 2, 9]], [[3]]])
})

test('a read that fails is told to all who asked, and the next one is tried anew', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.map((key) => [key, key])))
  read.mockRejectedValueOnce(new Error('no database'))
  const find = createDataLoader(read)
  await expect(Promise.all([find(1), find(2)])).rejects.toThrow('no database')
  expect(await find(1)).toBe(1)
})

test('equal questions are read once, others and other fields by themselves', async () => {
  const once = createRequestCache()
  const read = vi.fn(async () => ({ found: read.mock.calls.length }))
  const ask = (name: string, args: unknown) => once(name, args, read)
  const [first, again] = await Promise.all([ask('search', { text: 'kubek' }), ask('search', { text: 'kubek' })])
  expect(again).toBe(first)
  expect(await ask('search', { text: 'kubek' })).toBe(first)
  expect(await ask('search', { text: 'talerz' })).toEqual({ found: 2 })
  expect(await ask('list', { text: 'kubek' })).toEqual({ found: 3 })
})

test('a read that fails is an error for all who ask the same', async () => {
  const once = createRequestCache()
  const read = vi.fn(async () => Promise.reject(new Error('no database')))
  const asked = [1, 2].map(() => once('search', null, read))
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(read).toHaveBeenCalledOnce()
})
