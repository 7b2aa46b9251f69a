import { parentPort } from 'node:worker_threads'
import { textReaders } from './readers.ts'
import { slowRegexText } from './slow-regex-texts.ts'

/** Reads one text after the other and says how many milliseconds of the processor each took. */
parentPort?.on('message', async ({ reader, kind, characters }) => {
  const text = slowRegexText(kind, characters)
  const before = process.threadCpuUsage()
  try {
    await textReaders[reader]?.(text)
  } catch {
    // a refusal is as good as an answer, as long as it comes
  }
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage((user + system) / 1_000)
})
