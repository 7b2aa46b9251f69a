import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * The IANA special-purpose registries of IPv4 and IPv6, multicast and 6to4 (which embeds an IPv4 address): this machine, its
 * local network, and what no server on the internet has.
 */
const networks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]

/** One list per version: in a common one ::ffff:0:0/96 would match all of IPv4. */
const blocked = { 4: new BlockList(), 6: new BlockList() }
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  blocked[version].addSubnet(address, Number(bits), `ipv${version}`)
}

/** Global unicast addresses: excludes IPv4-mapped, NAT64, unique local and link-local addresses. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Returns whether an IP address is local, private or unallocated. Anything that is not an IP address, or has a zone (interface
 * name), counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  const version = address.includes('%') ? 0 : isIP(address)
  if (version === 4) return blocked[4].check(address, 'ipv4')
  return version === 0 || !globalUnicast.check(address, 'ipv6') || blocked[6].check(address, 'ipv6')
}

/** A name resolved to an address that the shop must not fetch from. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/**
 * Resolves a name for a connection, and succeeds only when all addresses are public. The connection uses exactly these
 * addresses, so DNS rebinding is impossible.
 */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('no address'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddress(name), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
