import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { done, type Result, refused } from '#shared/result.ts'
import { isPrivateAddress } from './private-address.ts'
import { publicLookup } from './public-lookup.ts'

export type DownloadProblem =
  | 'not-an-address'
  | 'private-address'
  | 'unknown-host'
  | 'not-reachable'
  | 'too-slow'
  | 'too-many-bytes'
  | 'too-many-redirects'
  | `status-${number}`

export interface DownloadLimits {
  mostBytes: number
  /** For everything together, redirects too. */
  milliseconds: number
  /** Hosts ('name' or 'name:port') that may lead to private addresses. */
  hostsAllowed: string[]
  signal?: AbortSignal
}

/** What is asked for: headers of the request, and further answers than 200 that count. */
export interface Asked {
  headers: Record<string, string>
  statuses?: number[]
}

const mostRedirects = 5

/**
 * Fetches a picture that lies at an address that a stranger gave: by http or https, from public addresses only (each redirect is looked
 * at again), within a time and a size.
 */
export function download(address: string, limits: DownloadLimits): Promise<Result<Buffer, DownloadProblem>> {
  return downloadWith(address, limits, { headers: { Accept: 'image/*' } }, readAll)
}

/** The same for whatever is asked for; `read` takes what is answered, of no more bytes than the limit. */
export async function downloadWith<Value>(
  address: string,
  limits: DownloadLimits,
  asked: Asked,
  read: (bytes: AsyncIterable<Buffer>, answer: IncomingMessage) => Promise<Value>,
): Promise<Result<Value, DownloadProblem>> {
  const timeout = AbortSignal.timeout(limits.milliseconds)
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout
  try {
    let url = URL.parse(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return refused('not-an-address')
      const answer = await ask(url, limits.hostsAllowed, asked.headers, signal)
      if (!answer) return refused('private-address')
      const { statusCode: status = 0, headers } = answer
      if (status === 200 || asked.statuses?.includes(status))
        return done(await read(bounded(answer, limits.mostBytes), answer))
      answer.destroy()
      if (status < 300 || status > 399 || !headers.location) return refused(`status-${status}` as const)
      url = URL.parse(headers.location, url)
    }
    return refused('too-many-redirects')
  } catch (error) {
    return refused(timeout.aborted ? 'too-slow' : problemOf(error as NodeJS.ErrnoException))
  }
}

/** Null when the address is private. */
function ask(
  url: URL,
  hostsAllowed: string[],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const free = hostsAllowed.includes(url.host) || hostsAllowed.includes(url.hostname)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!free && isIP(host) && isPrivateAddress(host)) return Promise.resolve(null)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      agent: false,
      headers: { ...headers, 'User-Agent': 'Witryna' },
      ...(!free && { lookup: publicLookup }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
}

class TooManyBytes extends Error {
  readonly code = 'TOO_MANY_BYTES'
}

async function* bounded(answer: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
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

function problemOf({ code }: NodeJS.ErrnoException): DownloadProblem {
  if (code === 'PRIVATE_ADDRESS') return 'private-address'
  if (code === 'TOO_MANY_BYTES') return 'too-many-bytes'
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown-host' : 'not-reachable'
}
