import { BlockList, isIP } from 'node:net'

const ranges: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'], // RFC 6598: some clouds number their containers so; nobody comes from the internet with one
  ['169.254.0.0', 16, 'ipv4'], // RFC 3927, link-local: proxies of some container platforms
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]
const own = new BlockList()
for (const range of ranges) own.addSubnet(...range)

/** Whether an address, as `plainAddress` writes it, is of this machine or its neighbours: a proxy, or whoever tries the shop out. */
export function isOwnNetwork(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && own.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** An address as it is compared: without zone ('fe80::1%eth0'), and IPv4 inside IPv6 ('::ffff:10.0.0.1', '::ffff:a00:1') as IPv4. */
export function plainAddress(address: string): string {
  const [plain = ''] = address.split('%')
  const dotted = /^(?:0*:)*:?ffff:((?:\d{1,3}\.){3}\d{1,3})$/i.exec(plain)
  if (dotted) return dotted[1] ?? ''
  const [, high, low] = /^(?:0*:)*:?ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(plain) ?? []
  if (isIP(plain) !== 6 || high === undefined || low === undefined) return plain
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}
