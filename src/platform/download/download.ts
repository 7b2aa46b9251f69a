import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { done, type Result, refused } from '#shared/result.ts'
import { type ConnectionProblem, connectionProblem, sendRequest } from './send-request.ts'

export type DownloadProblem =
  | ConnectionProblem
  | 'not-an-address'
  | 'too-slow'
  | 'too-many-bytes'
  | 'too-many-redirects'
  | `status-${number}`

interface DownloadLimits {
  maxBytes: number
  /** For the whole download, including redirects. */
  milliseconds: number
  /** Hosts ('name' or 'name:port') that may resolve to private addresses. */
  hostsAllowed: string[]
  signal?: AbortSignal
}

/** Headers of the request, and accepted statuses besides 200. */
export interface DownloadRequest {
  headers: Record<string, string>
  statuses?: number[]
}

const maxRedirects = 5

/**
 * Downloads a picture from an untrusted address: by http or https, from public addresses only (each redirect is checked again),
 * within limits of time and size.
 */
export function download(address: string, limits: DownloadLimits): Promise<Result<Buffer, DownloadProblem>> {
  return downloadWith(address, limits, { headers: { Accept: 'image/*' } }, readAll)
}

/** The same for any content; `read` receives the response, limited in size. */
async function downloadWith<Value>(
  address: string,
  limits: DownloadLimits,
  wanted: DownloadRequest,
  read: (bytes: AsyncIterable<Buffer>, answer: IncomingMessage) => Promise<Value>,
): Promise<Result<Value, DownloadProblem>> {
  const timeout = AbortSignal.timeout(limits.milliseconds)
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout
  try {
    let url = URL.parse(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return refused('not-an-address')
      const answer = await sendRequest(url, { hostsAllowed: limits.hostsAllowed, headers: wanted.headers, signal })
      if (!answer) return refused('private-address')
      const { statusCode: status = 0, headers } = answer
      if (status === 200 || wanted.statuses?.includes(status))
        return done(await read(limitBytes(answer, limits.maxBytes), answer))
      answer.destroy()
      if (status < 300 || status > 399 || !headers.location) return refused(`status-${status}` as const)
      url = URL.parse(headers.location, url)
    }
    return refused('too-many-redirects')
  } catch (error) {
    return refused(timeout.aborted ? 'too-slow' : problemOf(error as NodeJS.ErrnoException))
  }
}

class TooManyBytes extends Error {
  readonly code = 'TOO_MANY_BYTES'
}

async function* limitBytes(answer: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TooManyBytes()
    yield chunk
  }
}

async function readAll(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function problemOf(error: NodeJS.ErrnoException): DownloadProblem {
  return error.code === 'TOO_MANY_BYTES' ? 'too-many-bytes' : connectionProblem(error)
}

/** A server's validators of a file, for a conditional request (RFC 9110, 13.1). */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/**
 * Downloads a file; null when it has not changed. The same guards as for pictures: public addresses only, limits of time and
 * size.
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
