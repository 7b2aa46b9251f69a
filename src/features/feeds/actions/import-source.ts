import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadFile } from '#platform/download/download.ts'
import { unpackFile } from '#platform/streams/unpack-file.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { findFeedSource } from '../queries.ts'
import { type ImportCounts, noCounts, sumCounts } from '../rules.ts'
import { defaultVatSetting, feedAddressesSetting, importIntervalSetting, maxMegabytesSetting } from '../settings.ts'
import { feedsTexts } from '../texts.ts'
import { claimSource, recordSourceOutcome } from '../writes.ts'
import { importFeed } from './import-feed/import-feed.ts'
import { downloadProblemMessage, type ImportProblem, type ImportRequest } from './import-feed/import-request.ts'
import { findGatewayFiles, type GatewayFile } from './read-gateway.ts'

export interface SourceRequest extends Omit<ImportRequest, 'bytes'> {
  /** Hosts that may be fetched from although their addresses are private. */
  allowedHosts: string[]
  /** Imports unchanged files too. */
  force: boolean
  /** Called with the number of bytes read of a file. */
  onRead?: (bytes: number) => void
}

/** The result of an import; `unchanged` when nothing was read. */
export interface ImportResult {
  counts: ImportCounts
  unchanged: boolean
}

type Answer = Result<ImportResult, ImportProblem>

const megabyte = 1_000_000
const maxDownloadTime = 30 * 60_000 // milliseconds
const maxUnpackRatio = 10 // limited to the size of the download

/** Imports a local file: a feed or an IOF gateway, compressed or not. */
export function importFile(shop: PublicShop, path: string, request: SourceRequest): Promise<Answer> {
  return importPath(shop, path, { address: null, isNamedByGateway: false }, Number.POSITIVE_INFINITY, request)
}

/**
 * Imports the content of an address, unless it has not changed since the last import. The address is untrusted: public networks
 * only, with limits of size and time.
 */
export async function importAddress(shop: PublicShop, address: string, request: SourceRequest): Promise<Answer> {
  return importFrom(shop, { address, hash: null, isNamedByGateway: false }, request)
}

interface GatewayAddress {
  address: string
  /** The gateway's hash of the content; null when it has none. */
  hash: string | null
  /** Then it is not treated as a gateway: one that refers to itself would loop. */
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

/** The reason of a failed import as a sentence. */
export function importProblemText({ textOverrides }: PublicShop, { reason }: ImportProblem): string {
  return translate(reason.text, reason.values, textOverrides)
}

async function importPath(
  shop: PublicShop,
  path: string,
  { address, isNamedByGateway }: { address: string | null; isNamedByGateway: boolean },
  maxBytes: number,
  request: SourceRequest,
): Promise<Answer> {
  const gateway = await findGatewayFiles(path, address, maxBytes)
  if (gateway && isNamedByGateway) return unreadable({ text: feedsTexts.gatewayAgain })
  if (gateway) return importGateway(shop, gateway, request)
  const answer = await importFeed(shop, { ...request, bytes: unpackFile(path, maxBytes, request.onRead) })
  return answer.ok ? done({ counts: answer.value, unchanged: false }) : answer
}

/**
 * Imports the files in order; the first failure stops. Files after a changed one are imported again, because they may have
 * newer stock.
 */
async function importGateway(shop: PublicShop, files: GatewayFile[], request: SourceRequest): Promise<Answer> {
  if (files.length === 0) return unreadable({ text: feedsTexts.emptyGateway })
  const all: ImportResult = { ...unchangedResult() }
  const wanted = request.dryRun ? files.slice(0, 1) : files // light.xml refers to products that a dry run does not save
  for (const { name, address, hash } of wanted) {
    const options = { address, hash, isNamedByGateway: true }
    const answer = await importFrom(shop, options, {
      ...request,
      format: 'iof',
      force: request.force || !all.unchanged,
    })
    if (!answer.ok) {
      const reason = {
        text: feedsTexts.gatewayFile,
        values: { file: `${name}.xml`, problem: importProblemText(shop, answer.problem) },
      }
      return refused({ ...answer.problem, reason, counts: sumCounts(all.counts, answer.problem.counts) })
    }
    all.counts = sumCounts(all.counts, answer.value.counts)
    all.unchanged &&= answer.value.unchanged
    if (request.signal.aborted) break
  }
  return done(all)
}

function unchangedResult(): ImportResult {
  return { counts: noCounts, unchanged: true }
}

function unreadable(reason: ImportProblem['reason']): { ok: false; problem: ImportProblem } {
  return refused({ kind: 'unreadable', reason, counts: noCounts })
}

/** The result of one address of the setting. */
export interface DueImport {
  source: string
  /** The message; null on success. */
  problem: string | null
}

/** Imports the addresses of the setting, each at its interval, one after the other, in one process only. */
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
