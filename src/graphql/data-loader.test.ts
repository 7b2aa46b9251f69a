import { expect, test, vi } from 'vitest'
import { createDataLoader, createRequestCache } from './data-loader.ts'

test('keys requested in the same turn are read together, each once; later keys are read later', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.filter((key) => key < 9).map((key) => [key, `no. ${key}`])))
  const find = createDataLoader(read)
  expect(await Promise.all([find(1), find(2), find(1), find(9)])).toEqual(['no. 1', 'no. 2', 'no. 1', null])
  expect(await find(3)).toBe('no. 3')
  expect(read.mock.calls).toEqual([[[1, 2, 9]], [[3]]])
})

test('a failed read rejects for all callers, and the next call reads again', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.map((key) => [key, key])))
  read.mockRejectedValueOnce(new Error('no database'))
  const find = createDataLoader(read)
  await expect(Promise.all([find(1), find(2)])).rejects.toThrow('no database')
  expect(await find(1)).toBe(1)
})

test('equal calls are read once, calls with other arguments or of other fields separately', async () => {
  const cached = createRequestCache()
  const read = vi.fn(async () => ({ found: read.mock.calls.length }))
  const request = (name: string, args: unknown) => cached(name, args, read)
  const [first, again] = await Promise.all([request('search', { text: 'kubek' }), request('search', { text: 'kubek' })])
  expect(again).toBe(first)
  expect(await request('search', { text: 'kubek' })).toBe(first)
  expect(await request('search', { text: 'talerz' })).toEqual({ found: 2 })
  expect(await request('list', { text: 'kubek' })).toEqual({ found: 3 })
})

test('a failed read is an error for all callers with the same arguments', async () => {
  const cached = createRequestCache()
  const read = vi.fn(async () => Promise.reject(new Error('no database')))
  const reads = [1, 2].map(() => cached('search', null, read))
  expect(await Promise.allSettled(reads)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(read).toHaveBeenCalledOnce()
})
