import { isIP } from 'node:net'
import type { Context } from 'hono'

/** What @hono/node-server hands along; absent when a test asks the application itself. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/**
 * Where a request comes from, for counting. A proxy on the same machine or network is believed: then it is the last entry
 * of X-Forwarded-For, the one which that proxy wrote. Of IPv6 only the network (/64) counts: one client has all of it.
 */
export function clientAddress(context: Context): string {
  const peer = plain((context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress)
  if (!isOwnNetwork(peer)) return network(peer)
  const forwarded = plain(context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim())
  return network(isIP(forwarded) ? forwarded : peer)
}

/** '::ffff:10.0.0.1' is 10.0.0.1. */
function plain(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Of this machine or its neighbours: a proxy, or whoever tries the shop out. */
export function isOwnNetwork(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(address)
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
