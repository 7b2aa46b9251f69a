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

const mostRedirects = 5

/**
 * Fetches what lies at an address that a stranger gave: by http or https, from public addresses only (each redirect is looked
 * at again), within a time and a size.
 */
export async function download(address: string, limits: DownloadLimits): Promise<Result<Buffer, DownloadProblem>> {
  const timeout = AbortSignal.timeout(limits.milliseconds)
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout
  try {
    let url = URL.parse(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      if (!url || !/^https?:$/.test(url.protocol) || url.username) return refused('not-an-address')
      const answer = await ask(url, limits.hostsAllowed, signal)
      if (!answer) return refused('private-address')
      const { statusCode: status = 0, headers } = answer
      if (status === 200) return await readAll(answer, limits.mostBytes)
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
function ask(url: URL, hostsAllowed: string[], signal: AbortSignal): Promise<IncomingMessage | null> {
  const free = hostsAllowed.includes(url.host) || hostsAllowed.includes(url.hostname)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!free && isIP(host) && isPrivateAddress(host)) return Promise.resolve(null)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      agent: false,
      headers: { Accept: 'image/*', 'User-Agent': 'Witryna' },
      ...(!free && { lookup: publicLookup }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
}

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<Result<Buffer, DownloadProblem>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) return refused('too-many-bytes')
    chunks.push(chunk)
  }
  return done(Buffer.concat(chunks))
}

function problemOf({ code }: NodeJS.ErrnoException): DownloadProblem {
  if (code === 'PRIVATE_ADDRESS') return 'private-address'
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown-host' : 'not-reachable'
}
