import type { DownloadProblem } from '#platform/download/download.ts'
import type { WorkerStopped } from '#platform/threads/read-in-worker.ts'
import { type Message, type Text, translate } from '#shared/text.ts'
import { feedsTexts } from '../../texts.ts'

const downloadTexts: Record<string, Text> = {
  'not-an-address': feedsTexts.notAnAddress,
  'private-address': feedsTexts.privateAddress,
  'unknown-host': feedsTexts.unknownHost,
  'not-reachable': feedsTexts.notReachable,
  'too-slow': feedsTexts.tooSlow,
  'too-many-bytes': feedsTexts.tooManyBytes,
  'too-many-redirects': feedsTexts.tooManyRedirects,
}

/** The message for an address that could not be fetched. */
export function downloadProblemMessage(problem: DownloadProblem, megabytes: number): Message {
  const [, status = ''] = /^status-(\d+)$/.exec(problem) ?? []
  return { text: downloadTexts[problem] ?? feedsTexts.serverSays, values: { status, megabytes } }
}

/** The row that the worker did not finish, and the reason. */
export function workerStoppedMessage({ reason, position: { line, behind } }: WorkerStopped, seconds: number): Message {
  const text = { time: feedsTexts.tookTooLong, memory: feedsTexts.tookTooMuch, other: feedsTexts.readerEnded }[reason]
  return { text, values: { place: translate(behind ? feedsTexts.behindLine : feedsTexts.onLine, { line }), seconds } }
}
