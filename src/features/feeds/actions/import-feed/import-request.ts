import type { DownloadProblem } from '#platform/download/download.ts'
import type { UnpackProblem } from '#platform/streams/unpack-file.ts'
import type { WorkerStopped } from '#platform/threads/read-in-worker.ts'
import { type Message, type Text, translate } from '#shared/text.ts'
import type { FeedFormat, FeedOptions } from '../../checks/feed-item.ts'
import { type ImportCounts, totalCount } from '../../rules.ts'
import { feedsTexts } from '../../texts.ts'

export interface ImportRequest extends Omit<FeedOptions, 'currencies' | 'now'> {
  bytes: AsyncIterable<Uint8Array>
  /** Detected from the content when null. */
  format: FeedFormat | null
  /** The source of the products; together with their ids there it identifies them. The format's name when null. */
  source: string | null
  /** Reports what would happen and changes nothing. */
  dryRun: boolean
  /** Called for each refused product, at once. */
  onRefused: (refused: { line: number; id: string | null; reasons: Message[] }) => void | Promise<void>
  /** Called for partly imported products, and without a line for the file as a whole. */
  onRemark: (remark: { line: number | null; id: string | null; reasons: Message[] }) => void | Promise<void>
  /** Called after each batch. */
  onProgress: (counts: ImportCounts) => void
  signal: AbortSignal
}

/** The problem of the file as a whole; the counted products are imported nevertheless. */
export interface ImportProblem {
  /** The file could not be read at all, could not be read to its end, or had too many refused products. */
  kind: 'unreadable' | 'stopped' | 'refused'
  reason: Message
  counts: ImportCounts
}

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

const unpackTexts: Record<UnpackProblem['reason'], Text> = {
  cut: feedsTexts.cutShort,
  'too-large': feedsTexts.unpacksTooLarge,
  sheet: feedsTexts.noText,
  none: feedsTexts.noFilePacked,
  several: feedsTexts.severalPacked,
}

/** The problem of a file that cannot be unpacked. */
export function unpackImportProblem({ reason }: UnpackProblem, counts: ImportCounts): ImportProblem {
  return { kind: totalCount(counts) > 0 ? 'stopped' : 'unreadable', reason: { text: unpackTexts[reason] }, counts }
}

/** The message for a VAT rate that the shop does not have. */
export function unknownVatMessage(vat: string, known: Set<string>): Message {
  return { text: feedsTexts.unknownVat, values: { vat, known: [...known].sort().join(', ') } }
}

/** The message for an id that occurred before in the file. */
export function repeatedIdMessage(id: string): Message {
  return { text: feedsTexts.repeated, values: { id } }
}
