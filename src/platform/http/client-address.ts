import { isIP } from 'node:net'
import type { Context } from 'hono'
import { isOwnNetwork, plainAddress } from './own-network.ts'

/** What @hono/node-server hands along; absent when a test asks the application itself. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

export interface Client {
  /** By which is counted. Of IPv6 only the network (/64): one client has all of it. */
  address: string
  /** What a proxy has failed to say; everybody behind it is then counted as one. */
  problem?: 'missing' | 'unreadable'
}

/**
 * Where a request comes from, for counting. A proxy on the same machine or network is believed: then it is the last entry of X-Forwarded-For, the
 * one which that proxy wrote. Where that says nothing it is the proxy itself, so that limits hold and do not fall away.
 */
export function findClient(context: Context): Client {
  const peer = plainAddress((context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '')
  if (!isOwnNetwork(peer)) return { address: network(peer) }
  const header = context.req.header('X-Forwarded-For')
  if (header === undefined) return { address: network(peer), problem: 'missing' }
  const forwarded = plainAddress(withoutPort(header.split(',').at(-1)?.trim() ?? ''))
  return isIP(forwarded) ? { address: network(forwarded) } : { address: network(peer), problem: 'unreadable' }
}

/** Some proxies write '198.51.100.1:4711' or '[2001:db8::1]:4711'. */
function withoutPort(entry: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? []
  return inBrackets ?? entry.replace(/^([\d.]+):\d+$/, '$1')
}

function network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
