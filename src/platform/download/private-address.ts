import { BlockList, isIP } from 'node:net'

/** Networks that no stranger's address may lead into: this machine, its neighbours, and what is reserved (RFC 6890). */
const networks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/** One list for each version: in a common one ::ffff:0:0/96 stands for all of IPv4. */
const blocked = { 4: new BlockList(), 6: new BlockList() }
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  blocked[version].addSubnet(address, Number(bits), `ipv${version}`)
}

/** Whether an IP address belongs to this machine or its neighbours; what is no IP address at all counts as private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address) as 0 | 4 | 6
  return version === 0 || blocked[version].check(address, `ipv${version}`)
}
