import type { DownloadProblem } from '#platform/download/download.ts'
import type { Message, Text } from '#shared/text.ts'
import { feedsTexts } from '../../texts.ts'

const texts: Record<string, Text> = {
  'not-an-address': feedsTexts.notAnAddress,
  'private-address': feedsTexts.privateAddress,
  'unknown-host': feedsTexts.unknownHost,
  'not-reachable': feedsTexts.notReachable,
  'too-slow': feedsTexts.tooSlow,
  'too-many-bytes': feedsTexts.tooManyBytes,
  'too-many-redirects': feedsTexts.tooManyRedirects,
}

/** Why an address could not be fetched, in words. */
export function downloadWords(problem: DownloadProblem, megabytes: number): Message {
  const [, status = ''] = /^status-(\d+)$/.exec(problem) ?? []
  return { text: texts[problem] ?? feedsTexts.serverSays, values: { status, megabytes } }
}
