import { parentPort } from 'node:worker_threads'
import { hostileText } from './kinds.ts'
import { readers } from './readers.ts'

/** Reads one text after the other and says when each is done. */
parentPort?.on('message', async ({ reader, kind, characters }) => {
  try {
    await readers[reader]?.(hostileText(kind, characters))
  } catch {
    // a refusal is as good as an answer, as long as it comes
  }
  parentPort?.postMessage(kind)
})
