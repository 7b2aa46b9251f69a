import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadFile } from '#platform/download/download.ts'
import { decodeText } from '#platform/streams/decode-text.ts'
import { UnpackProblem, unpackFile } from '#platform/streams/unpack-file.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { findFeedSource } from '../queries.ts'
import { defaultVatSetting, feedAddressesSetting, importIntervalSetting, maxMegabytesSetting } from '../settings.ts'
import { feedsTexts } from '../texts.ts'
import { claimSource, recordSourceOutcome } from '../writes.ts'
import { type ImportCounts, type ImportProblem, type ImportRequest, importFeed } from './import-feed/import-feed.ts'
import { downloadProblemMessage } from './import-feed/import-request.ts'
import { type GatewayFile, isGateway, readGateway } from './read-gateway.ts'

export interface SourceRequest extends Omit<ImportRequest, 'bytes'> {
  /** Hosts that may be asked although their addresses are private. */
  allowedHosts: string[]
  /** Imports also what has not changed since the last time. */
  force: boolean
  /** Hears how many bytes of a file have been read. */
  onRead?: (bytes: number) => void
}

/** What an import brought; `unchanged` when nothing was read, since it is as it was. */
export interface ImportResult {
  counts: ImportCounts
  unchanged: boolean
}

type Answer = Result<ImportResult, ImportProblem>

const megabyte = 1_000_000
const maxDownloadTime = 30 * 60_000 // milliseconds
const maxUnpackRatio = 10 // as large as what was fetched

/** Imports a file that the merchant has: a feed or an IOF gateway, packed or not. */
export function importFile(shop: PublicShop, path: string, request: SourceRequest): Promise<Answer> {
  return importPath(shop, path, { address: null, isNamedByGateway: false }, Number.POSITIVE_INFINITY, request)
}

/**
 * Imports what lies at an address, unless it is as it was when it was last imported. The address is a stranger's: public networks only, a
 * size and a time.
 */
export async function importAddress(shop: PublicShop, address: string, request: SourceRequest): Promise<Answer> {
  return importFrom(shop, { address, hash: null, isNamedByGateway: false }, request)
}

interface GatewayAddress {
  address: string
  /** What a gateway says of its content; null where nothing is said. */
  hash: string | null
  /** Then it is no gateway itself: one that leads to itself would have no end. */
  isNamedByGateway: boolean
}

async function importFrom(
  shop: PublicShop,
  { address, hash, isNamedByGateway }: GatewayAddress,
  request: SourceRequest,
): Promise<Answer> {
  const source = request.source ?? ''
  const before = request.force ? null : await findFeedSource(shop, address, source)
  if (hash !== null && hash === before?.hash) return done(unchangedResult())
  const folder = await mkdtemp(join(tmpdir(), 'witryna-feed-'))
  const path = join(folder, 'feed')
  const megabytes = shop.settings.get(maxMegabytesSetting)
  const { allowedHosts: hostsAllowed, signal } = request
  const limits = { maxBytes: megabytes * megabyte, milliseconds: maxDownloadTime, hostsAllowed, signal }
  try {
    const { etag = null, lastModified = null } = before ?? {}
    const fetched = await downloadFile(address, path, limits, { etag, lastModified })
    const answer = fetched.ok
      ? fetched.value
        ? await importPath(shop, path, { address, isNamedByGateway }, limits.maxBytes * maxUnpackRatio, request)
        : done(unchangedResult())
      : unreadable(downloadProblemMessage(fetched.problem, megabytes))
    if (!request.dryRun && !signal.aborted) {
      const said =
        fetched.ok && fetched.value
          ? { etag: fetched.value.etag, last_modified: fetched.value.lastModified, hash }
          : null
      await recordSourceOutcome(
        shop,
        address,
        source,
        answer.ok ? (said ?? 'unchanged') : { problem: importProblemText(shop, answer.problem) },
      )
    }
    return answer
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Why an import failed, in a sentence. */
export function importProblemText({ words }: PublicShop, { reason }: ImportProblem): string {
  return translate(reason.text, reason.values, words)
}

async function importPath(
  shop: PublicShop,
  path: string,
  { address, isNamedByGateway }: { address: string | null; isNamedByGateway: boolean },
  maxBytes: number,
  request: SourceRequest,
): Promise<Answer> {
  const gateway = await gatewayFiles(path, address, maxBytes)
  if (gateway && isNamedByGateway) return unreadable({ text: feedsTexts.gatewayAgain })
  if (gateway) return importGateway(shop, gateway, request)
  const answer = await importFeed(shop, { ...request, bytes: unpackFile(path, maxBytes, request.onRead) })
  return answer.ok ? done({ counts: answer.value, unchanged: false }) : answer
}

/** Null where it is none; what cannot be unpacked says why when it is imported. */
async function gatewayFiles(path: string, address: string | null, maxBytes: number): Promise<GatewayFile[] | null> {
  try {
    for await (const head of decodeText(unpackFile(path, maxBytes)))
      return isGateway(head) ? await readGateway(unpackFile(path, maxBytes), address) : null
    return null
  } catch (error) {
    if (error instanceof UnpackProblem) return null
    throw error
  }
}

/** One file after the other; the first that fails ends it. What stands behind one that has changed is imported again: it may have the newer stock. */
async function importGateway(shop: PublicShop, files: GatewayFile[], request: SourceRequest): Promise<Answer> {
  if (files.length === 0) return unreadable({ text: feedsTexts.emptyGateway })
  const all: ImportResult = { ...unchangedResult() }
  const wanted = request.dryRun ? files.slice(0, 1) : files // light.xml tells of products that a dry run does not save
  for (const { name, address, hash } of wanted) {
    const place = { address, hash, isNamedByGateway: true }
    const answer = await importFrom(shop, place, { ...request, format: 'iof', force: request.force || !all.unchanged })
    if (!answer.ok) {
      const reason = {
        text: feedsTexts.gatewayFile,
        values: { file: `${name}.xml`, problem: importProblemText(shop, answer.problem) },
      }
      return refused({ ...answer.problem, reason, counts: sum(all.counts, answer.problem.counts) })
    }
    all.counts = sum(all.counts, answer.value.counts)
    all.unchanged &&= answer.value.unchanged
    if (request.signal.aborted) break
  }
  return done(all)
}

const noCounts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }

function unchangedResult(): ImportResult {
  return { counts: noCounts, unchanged: true }
}

function unreadable(reason: ImportProblem['reason']): { ok: false; problem: ImportProblem } {
  return refused({ kind: 'unreadable', reason, counts: noCounts })
}

function sum(one: ImportCounts, other: ImportCounts): ImportCounts {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refused: one.refused + other.refused,
  }
}

/** What became of an address of the setting. */
export interface DueImport {
  source: string
  /** In words; null when all went well. */
  problem: string | null
}

/** Imports what lies at the addresses of the setting, each as often as the setting says, one after the other, and by one process only. */
export async function importDueSources(
  shop: () => PublicShop,
  { hostsAllowed, signal }: { hostsAllowed: string[]; signal: AbortSignal },
): Promise<DueImport[]> {
  const done: DueImport[] = []
  for (const { source, address } of shop().settings.get(feedAddressesSetting)) {
    if (signal.aborted) break
    const now = shop()
    const before = new Date(now.now.getTime() - now.settings.get(importIntervalSetting) * 60_000)
    if (!(await claimSource(now, address, source, before))) continue
    const answer = await importAddress(now, address, {
      ...{ source, allowedHosts: hostsAllowed, signal, format: null, dryRun: false, force: false },
      vat: now.settings.get(defaultVatSetting),
      onRefused: () => {},
      onRemark: () => {},
      onProgress: () => {},
    })
    done.push({ source, problem: answer.ok ? null : importProblemText(now, answer.problem) })
  }
  return done
}
