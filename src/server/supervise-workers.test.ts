import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { StartFailed, superviseWorkers } from './supervise-workers.ts'
import { readyMessage } from './worker.ts'

class FakeWorker extends EventEmitter {
  process = { pid: 4711, kill: vi.fn() }
  serve() {
    this.emit('message', readyMessage)
  }
  end(code: number | null, signal: string | null = null) {
    this.emit('exit', code, signal)
  }
}

function supervised(count: number) {
  vi.useFakeTimers()
  vi.spyOn(log, 'error').mockReturnValue()
  const workers: FakeWorker[] = []
  const fork = () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }
  const supervisor = superviseWorkers(count, fork)
  const worker = (index: number) => workers.at(index) ?? expect.fail(`no worker ${index}`)
  return { workers, worker, ...supervisor }
}

test('the first worker starts alone, the others when it serves', async () => {
  const { workers, worker, started } = supervised(3)
  expect(workers).toHaveLength(1)
  worker(0).serve()
  await started
  expect(workers).toHaveLength(3)
})

test('a first worker that ends before it serves ends the start with its code', async () => {
  const { workers, worker, started } = supervised(2)
  worker(0).end(1)
  await expect(started).rejects.toThrow(new StartFailed(1))
  await vi.runAllTimersAsync()
  expect(workers).toHaveLength(1)
})

test('an ended worker is replaced at once, the next ones after longer and longer delays', async () => {
  const { workers, worker } = supervised(2)
  worker(0).serve()
  worker(1).serve()
  const delays: number[] = []
  for (let ended = 0; ended < 9; ended++) {
    const [before, began] = [workers.length, performance.now()]
    worker(-1).end(null, 'SIGKILL')
    while (workers.length === before) await vi.advanceTimersToNextTimerAsync()
    delays.push(performance.now() - began)
  }
  expect(delays.map(Math.round)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a worker that has served for a while is replaced at once', async () => {
  const { workers, worker } = supervised(2)
  worker(0).serve()
  for (let ended = 0; ended < 3; ended++) {
    worker(-1).serve()
    await vi.advanceTimersByTimeAsync(10_000)
    worker(-1).end(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(workers).toHaveLength(3 + ended)
  }
})

test('it gives up when workers keep ending and none is left', async () => {
  const { worker, failed } = supervised(1)
  worker(0).serve()
  for (let ended = 0; ended < 4; ended++) {
    worker(-1).end(1)
    await vi.runAllTimersAsync()
  }
  worker(-1).end(1)
  await expect(failed).rejects.toThrow('kończą się zaraz po starcie (5 razy z rzędu)')
})

test('stopping ends each worker once and replaces none', async () => {
  const { workers, worker, stop } = supervised(2)
  worker(0).serve()
  worker(1).serve()
  worker(0).end(1) // its replacement waits
  const stopped = stop()
  worker(1).end(0)
  await stopped
  await vi.runAllTimersAsync()
  expect(worker(1).process.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM')
  expect(workers).toHaveLength(2)
})

test('a worker that cannot stop in order is reported, one that was still starting is not', async () => {
  const { worker, stop } = supervised(3)
  worker(0).serve()
  worker(1).serve()
  const stopped = stop()
  worker(0).end(0)
  worker(1).end(1)
  worker(2).end(1)
  await expect(stopped).rejects.toThrow('worker 4711 ended with 1')
})
