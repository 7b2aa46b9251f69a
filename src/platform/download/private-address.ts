import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * The IANA special-purpose registries of IPv4 and IPv6, multicast and 6to4 (which embeds an IPv4 address): this machine, its neighbours,
 * and what no server on the internet has.
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

/** One list for each version: in a common one ::ffff:0:0/96 stands for all of IPv4. */
const blocked = { 4: new BlockList(), 6: new BlockList() }
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  blocked[version].addSubnet(address, Number(bits), `ipv${version}`)
}

/** All that is given to networks of the internet: IPv4 within IPv6, NAT64, unique local and link local addresses lie outside. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address belongs to this machine or its neighbours, or to nobody. What is no IP address at all, or one with the name of
 * an interface, counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  const version = address.includes('%') ? 0 : isIP(address)
  if (version === 4) return blocked[4].check(address, 'ipv4')
  return version === 0 || !globalUnicast.check(address, 'ipv6') || blocked[6].check(address, 'ipv6')
}

/** A name led to an address that strangers must not reach through the shop. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/**
 * Finds the addresses of a name for a connection that is about to be made, and lets it through only when all are public. The
 * connection goes to just these addresses, so that a name server cannot give another answer the second time.
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
