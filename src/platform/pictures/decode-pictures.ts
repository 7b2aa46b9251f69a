/**
 * The program of the process that decodes pictures: one job at a time, by messages from picture-process.ts. It is run from its source
 * and holds nothing of the shop. It ends itself when it takes more memory than its first argument says, in bytes.
 */
import { loadSharp } from './load-sharp.ts'
import { lookAtPicture, makeVariant } from './picture-work.ts'
import { type PictureAnswer, type PictureJob, tooMuchMemory } from './picture-work-messages.ts'

const mostMemory = Number(process.argv[2])
const library = await loadSharp()

/** libvips works on threads of its own, so that this thread is free to watch. */
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(tooMuchMemory)
}, 10)

process.on('message', async (job: PictureJob) => {
  const result =
    job.kind === 'look'
      ? await lookAtPicture(library, job.bytes)
      : await makeVariant(library, job.bytes, job.width, job.format)
  const peakMemory = process.resourceUsage().maxRSS * 1024
  process.send?.({ result, peakMemory } satisfies PictureAnswer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
