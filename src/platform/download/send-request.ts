import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPrivateAddress, publicLookup } from './private-address.ts'

interface RequestToSend {
  headers: Record<string, string>
  /** Sent by POST; absent: GET. */
  body?: string
  /** Hosts ('name' or 'name:port') that may resolve to private addresses. */
  hostsAllowed: string[]
  signal: AbortSignal
}

/**
 * Sends one request to an untrusted address, over a connection of its own to one of the addresses that were checked; follows no redirect.
 * Returns null when the address is private; rejects without an answer.
 */
export function sendRequest(
  url: URL,
  { headers, body, hostsAllowed, signal }: RequestToSend,
): Promise<IncomingMessage | null> {
  const free = hostsAllowed.includes(url.host) || hostsAllowed.includes(url.hostname)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!free && isIP(host) && isPrivateAddress(host)) return Promise.resolve(null)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, {
      method: body === undefined ? 'GET' : 'POST',
      signal,
      agent: false,
      headers: { ...headers, 'User-Agent': 'Witryna' },
      ...(!free && { lookup: publicLookup }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body)
  })
}

export type ConnectionProblem = 'private-address' | 'unknown-host' | 'not-reachable'

/** Why a request got no answer. */
export function connectionProblem({ code }: NodeJS.ErrnoException): ConnectionProblem {
  if (code === 'PRIVATE_ADDRESS') return 'private-address'
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown-host' : 'not-reachable'
}
