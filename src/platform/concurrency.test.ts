import { expect, test } from 'vitest'
import { limitConcurrency, QueueFull } from './concurrency.ts'

test('two tasks run, three wait in order, and the next is refused at once; then there is room again', async () => {
  const queue = limitConcurrency(2, 3)
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const works = gates.map((gate, number) =>
    queue(async () => {
      started.push(number)
      await gate.promise
      return number
    }),
  )
  await expect(queue(async () => 'never')).rejects.toThrow(QueueFull)
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  expect(await works[1]).toBe(1)
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4])
  expect(await queue(async () => 'room')).toBe('room')
})

test('a failed task makes room for the next', async () => {
  const queue = limitConcurrency(1, 1)
  const broken = queue(() => Promise.reject(new Error('broken')))
  const next = queue(async () => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
