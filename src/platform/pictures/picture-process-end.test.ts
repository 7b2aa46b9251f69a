import type { ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { PictureProcess } from './picture-process.ts'

const answer = { result: { ok: true, value: { width: 30, height: 20, colour: '#2f4f4a' } }, peakMemory: 1 }
const started: StandIn[] = []

vi.hoisted(() => vi.resetModules()) // modules cached by earlier files of this worker use the real function
vi.mock('node:child_process', () => ({ fork: (() => new StandIn() as unknown as ChildProcess) as typeof fork }))
beforeEach(() => void started.splice(0))
afterAll(() => {
  vi.doUnmock('node:child_process')
  vi.resetModules()
})

/** Reports ready, and answers each picture unless it is deaf. */
class StandIn extends EventEmitter {
  connected = true
  exitCode: number | null = null
  signalCode = null
  deaf = started.length === 0 && deafFirst
  kill = () => false
  ref = () => {}
  unref = () => {}
  disconnect = () => {}

  constructor() {
    super()
    started.push(this)
    if (!neverReady) setImmediate(() => this.emit('message', 'ready'))
  }

  send(): void {
    if (!this.deaf && this.exitCode === null) setImmediate(() => this.emit('message', answer))
  }
}

let deafFirst = false
let neverReady = false

test('a process that has exited gets no more pictures, even before its channel closes', async () => {
  deafFirst = false
  const pictures = new PictureProcess({ mostMemory: 100, patience: 20_000 })
  await pictures.inspect(new Uint8Array())
  const [first] = started
  if (first) first.exitCode = 1
  first?.emit('exit', 1)
  expect(await pictures.inspect(new Uint8Array())).toEqual(answer.result)
  expect(started).toHaveLength(2)
})

test('a hanging process does not block the next picture', async () => {
  deafFirst = true
  const pictures = new PictureProcess({ mostMemory: 100, patience: 5 })
  const answers = [await pictures.inspect(new Uint8Array()), await pictures.inspect(new Uint8Array())]
  expect(answers).toEqual([{ ok: false, problem: 'too-slow' }, answer.result])
})

test("a process that fails to start is not the picture's fault, and the next picture starts another", async () => {
  neverReady = true
  const pictures = new PictureProcess({ startsWithin: 5 })
  await expect(pictures.inspect(new Uint8Array())).rejects.toThrow('does not start')
  neverReady = false
  deafFirst = false
  expect(await pictures.inspect(new Uint8Array())).toEqual(answer.result)
})
