import { parentPort } from 'node:worker_threads'
import { textReaders } from './readers.ts'
import { slowRegexText } from './slow-regex-texts.ts'

/** Reads the texts one after the other and reports the processor milliseconds of each. */
parentPort?.on('message', async ({ reader, kind, characters }) => {
  const text = slowRegexText(kind, characters)
  const before = process.threadCpuUsage()
  try {
    await textReaders[reader]?.(text)
  } catch {
    // a refusal counts as an answer
  }
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage((user + system) / 1_000)
})
