import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { stopOnSignals } from './stop-on-signals.ts'

function tried() {
  let now = 0
  const exit = vi.fn()
  const process = Object.assign(new EventEmitter(), { exit })
  const stopped = Promise.withResolvers<void>()
  const stop = vi.fn(() => stopped.promise)
  const started = stopOnSignals(process, () => now)
  const send = (signal: string, after: number) => {
    now += after
    process.emit(signal, signal)
  }
  return { exit, stop, stopped, started, send }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s stops the shop, and then the process exits with 0', async (signal) => {
  const { exit, stop, stopped, started, send } = tried()
  started(stop)
  send(signal, 0)
  expect(stop).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
  stopped.resolve()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0))
})

test('the same signal twice, from the terminal and forwarded by npm, counts once', () => {
  const { exit, stop, started, send } = tried()
  started(stop)
  for (const after of [0, 5, 900]) send('SIGINT', after)
  expect(stop).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
})

test('another signal a second later exits at once', () => {
  const { exit, started, stop, send } = tried()
  started(stop)
  send('SIGINT', 0)
  send('SIGINT', 1_001)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('a shop that is still starting ends at once', () => {
  const { exit, send } = tried()
  send('SIGTERM', 0)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('a shop that fails to stop ends all the same', async () => {
  const { exit, stopped, started, stop, send } = tried()
  started(stop)
  send('SIGTERM', 0)
  stopped.reject(new Error('the disk is full'))
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(1))
})
