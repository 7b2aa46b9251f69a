/**
 * The program of the process that decodes pictures: one job at a time, by messages from picture-process.ts. It is run from its source
 * and holds nothing of the shop. It ends itself when it takes more memory than its first argument says, in bytes.
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

/** libvips works on threads of its own, so that this thread is free to watch. */
setInterval(watch, 10)
let allowed = mostMemory
let peakMemory = 0 // maxRSS of the system would count the parent too, from before this program was loaded

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
