import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './read-in-worker.ts'
import { WorkProgress } from './read-in-worker.ts'

/** A value, and its approximate number of characters. */
export interface SizedValue<Value> {
  value: Value
  size: number
}

/** Limit of how far a worker reads ahead of the consumer. */
const maxAhead = { values: 250, size: 4_000_000 }

/**
 * Entry point of a worker's file (`readInWorker`): reads values from the main thread's bytes and sends each. `read` reports
 * each new row to `progress`.
 */
export async function serveReading<Data, Value>(
  read: (bytes: AsyncIterable<Uint8Array>, data: Data, progress: WorkProgress) => AsyncIterable<SizedValue<Value>>,
): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('this file is the entry point of a worker')
  const progress = new WorkProgress(workerData.progress)
  const ahead = { values: 0, size: 0 }
  const chunks: (Uint8Array | null)[] = []
  port.on('message', (message: ToWorker) => {
    if ('bytes' in message) return void chunks.push(message.bytes)
    ahead.values -= message.taken
    ahead.size -= message.size
  })
  const send = (message: FromWorker<Value>) => port.postMessage(message)
  const waitUntil = async (enough: () => boolean) => {
    progress.rest()
    while (!enough()) await once(port, 'message')
    const { line, behind } = progress.position
    progress.begin(line, behind)
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (;;) {
      send({ wants: 'bytes' })
      await waitUntil(() => chunks.length > 0)
      const piece = chunks.shift()
      if (!piece) return
      yield piece
    }
  }
  for await (const { value, size } of read(bytes(), workerData.data, progress)) {
    send({ value, size })
    ahead.values++
    ahead.size += size
    if (ahead.values >= maxAhead.values || ahead.size >= maxAhead.size)
      await waitUntil(() => ahead.values < maxAhead.values && ahead.size < maxAhead.size)
  }
  send({ end: true })
  progress.rest()
  port.close()
}
