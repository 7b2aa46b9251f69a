import type { WorkerStopped } from '#platform/threads/read-in-worker.ts'
import { type Message, say } from '#shared/text.ts'
import { feedsTexts } from '../../texts.ts'

/** Which row it was that the worker did not come to an end with, and why. */
export function whyStopped({ reason, place: { line, behind } }: WorkerStopped, seconds: number): Message {
  const text = { time: feedsTexts.tookTooLong, memory: feedsTexts.tookTooMuch, other: feedsTexts.readerEnded }[reason]
  return { text, values: { place: say(behind ? feedsTexts.behindLine : feedsTexts.onLine, { line }), seconds } }
}
