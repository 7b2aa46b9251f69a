import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { spareTime } from './spare-time.ts'

test('work waits while requests keep the process busy, and begins once they do not', async () => {
  const order: string[] = []
  const waiting = spareTime(neverStops, 60_000).then(() => order.push('work'))
  await answerRequests(() => order.push('requests'))
  await waiting
  expect(order).toEqual(['requests', 'work'])
})

test('work does not wait for ever when the process never has time to spare', async () => {
  const order: string[] = []
  const waiting = spareTime(neverStops, 50).then(() => order.push('work'))
  await answerRequests(() => order.push('requests'))
  await waiting
  expect(order).toEqual(['work', 'requests'])
})

test('work does not wait when the process stops', async () => {
  const order: string[] = []
  const waiting = spareTime(AbortSignal.abort(), 60_000).then(() => order.push('work'))
  await answerRequests(() => order.push('requests'))
  await waiting
  expect(order).toEqual(['work', 'requests'])
})

const neverStops = new AbortController().signal

/** Keeps the process as busy as requests do, 20 ms each, for a while. */
async function answerRequests(done: () => void): Promise<void> {
  for (let request = 0; request < 15; request++) {
    const began = performance.now()
    while (performance.now() - began < 20);
    await turn()
  }
  done()
}
