import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Result } from '#shared/result.ts'
import { type DownloadLimits, type DownloadProblem, downloadWith } from './download.ts'

/** What a server said of a file, to be asked again with (RFC 9110, 13.1). */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/**
 * Fetches what lies at an address into a file; null when it is as it was. The same guards as for pictures: public addresses only, a time and
 * a size.
 */
export function downloadFile(
  address: string,
  path: string,
  limits: DownloadLimits,
  { etag, lastModified }: Validators,
): Promise<Result<Validators | null, DownloadProblem>> {
  const headers = {
    Accept: 'application/xml, text/xml, text/csv, */*;q=0.5',
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  }
  return downloadWith(address, limits, { headers, statuses: [304] }, async (bytes, answer) => {
    if (answer.statusCode === 304) return null
    await pipeline(bytes, createWriteStream(path))
    return { etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null }
  })
}
