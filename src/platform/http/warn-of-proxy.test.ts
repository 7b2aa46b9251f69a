import { expect, test, vi } from 'vitest'
import { log } from '../log.ts'
import { warnOfProxy } from './warn-of-proxy.ts'

test('a proxy that does not tell who asks is named once an hour, by what is wrong with it', () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  let now = 0
  const warn = warnOfProxy(() => now)
  for (const minute of [0, 1, 59, 60, 61]) {
    now = minute * 60_000
    warn({ address: '127.0.0.1', problem: 'missing' })
    warn({ address: '198.51.100.1' })
  }
  warn({ address: '127.0.0.1', problem: 'unreadable' })
  expect(warned.mock.calls.map(([told]) => told)).toEqual([
    { proxy: '127.0.0.1', problem: 'missing' },
    { proxy: '127.0.0.1', problem: 'missing' },
    { proxy: '127.0.0.1', problem: 'unreadable' },
  ])
})
