import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { log } from '../log.ts'

/** Set by @hono/node-server; absent when a test calls the application directly. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

export interface ClientAddress {
  /** The key for counting. For IPv6 only the network (/64): one client has all of it. */
  address: string
  /** What the proxy failed to send; everyone behind it is then counted as one client. */
  problem?: 'missing' | 'unreadable'
}

/**
 * Returns the address of a request, for counting. A proxy on the same machine or network is trusted: then it is the last entry
 * of X-Forwarded-For, which that proxy wrote. Without a valid entry it is the proxy's own address, so that limits still apply.
 */
export function clientAddress(context: Context): ClientAddress {
  const peer = normalizeIp((context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '')
  if (!isLocalNetwork(peer)) return { address: network(peer) }
  const header = context.req.header('X-Forwarded-For')
  if (header === undefined) return { address: network(peer), problem: 'missing' }
  const forwarded = normalizeIp(withoutPort(header.split(',').at(-1)?.trim() ?? ''))
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

/**
 * Returns the network of an address, for the log: '203.0.113.0/24', '2001:db8:1::/48'. It shows where an attack comes from
 * without identifying a subscriber.
 */
export function loggedNetwork(address: string): string | undefined {
  const [plain = ''] = address.split('/')
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(plain) !== 6) return undefined
  const groups = (plain.split('::')[0] ?? '').split(':').filter(Boolean)
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`
}

const ranges: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'], // RFC 6598: some clouds number their containers so; never a source address on the internet
  ['169.254.0.0', 16, 'ipv4'], // RFC 3927, link-local: proxies of some container platforms
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]
const localNetworks = new BlockList()
for (const range of ranges) localNetworks.addSubnet(...range)

/**
 * Returns whether an address, as `normalizeIp` returns it, belongs to this machine or its local network: a proxy, or a local
 * trial.
 */
export function isLocalNetwork(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && localNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Returns an address in comparable form: without zone ('fe80::1%eth0'), and IPv4 inside IPv6 ('::ffff:10.0.0.1',
 * '::ffff:a00:1') as IPv4.
 */
export function normalizeIp(address: string): string {
  const [plain = ''] = address.split('%')
  const dotted = /^(?:0*:)*:?ffff:((?:\d{1,3}\.){3}\d{1,3})$/i.exec(plain)
  if (dotted) return dotted[1] ?? ''
  const [, high, low] = /^(?:0*:)*:?ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(plain) ?? []
  if (isIP(plain) !== 6 || high === undefined || low === undefined) return plain
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

const hourMilliseconds = 60 * 60 * 1000

const fixes = {
  missing:
    'the proxy sends no X-Forwarded-For: all visitors are counted as one. Let it add the address of the visitor (docs/running.md)',
  unreadable:
    'the last entry of X-Forwarded-For is no address: all visitors are counted as one. Let the proxy write the address of the visitor there (docs/running.md)',
}

/**
 * Returns a function that logs, once an hour per problem, that a proxy does not forward the client address, and how to fix it.
 */
export function createProxyWarning(now = () => performance.now()): (client: ClientAddress) => void {
  const logged = new Map<string, number>()
  return ({ address, problem }) => {
    if (!problem || now() - (logged.get(problem) ?? Number.NEGATIVE_INFINITY) < hourMilliseconds) return
    logged.set(problem, now())
    log.warn({ proxy: address, problem }, fixes[problem])
  }
}
