import { expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

test('what is asked for in the same turn is read together, each thing once; what comes later, later', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.filter((key) => key < 9).map((key) => [key, `no. ${key}`])))
  const find = gather(read)
  expect(await Promise.all([find(1), find(2), find(1), find(9)])).toEqual(['no. 1', 'no. 2', 'no. 1', null])
  expect(await find(3)).toBe('no. 3')
  expect(read.mock.calls).toEqual([[[1, 2, 9]], [[3]]])
})

test('a read that fails is told to all who asked, and the next one is tried anew', async () => {
  const read = vi.fn(async (keys: number[]) => new Map(keys.map((key) => [key, key])))
  read.mockRejectedValueOnce(new Error('no database'))
  const find = gather(read)
  await expect(Promise.all([find(1), find(2)])).rejects.toThrow('no database')
  expect(await find(1)).toBe(1)
})
