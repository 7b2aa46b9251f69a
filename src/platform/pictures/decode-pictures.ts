/**
 * Program of the process that decodes pictures: one job at a time, by messages from picture-process.ts. Runs from its source
 * and imports nothing of the shop. Exits when it uses more memory (bytes) than its first argument.
 */

import { inspectShare } from './picture-limits.ts'
import {
  cleanPicture,
  inspectPicture,
  loadSharp,
  makeVariant,
  type PictureAnswer,
  type PictureJob,
  tooMuchMemory,
} from './picture-work.ts'

const mostMemory = Number(process.argv[2])
const library = await loadSharp()

/** libvips uses its own threads, so this thread can watch the memory. */
setInterval(watch, 10)
let allowed = mostMemory
let peakMemory = 0 // maxRSS of the system would include the parent, from before this program was loaded

function watch(): void {
  const taken = process.memoryUsage.rss()
  peakMemory = Math.max(peakMemory, taken)
  if (taken > allowed) process.exit(tooMuchMemory)
}

function work(job: PictureJob): Promise<PictureAnswer['result']> {
  if (job.kind === 'look') return inspectPicture(library, job.bytes)
  if (job.kind === 'clean') return cleanPicture(library, job.bytes)
  return makeVariant(library, job.bytes, job.width, job.format)
}

process.on('message', async (job: PictureJob) => {
  allowed = job.kind === 'look' ? mostMemory * inspectShare : mostMemory
  const result = await work(job)
  watch()
  process.send?.({ result, peakMemory } satisfies PictureAnswer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
