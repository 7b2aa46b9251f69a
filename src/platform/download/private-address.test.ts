import { describe, expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

/** First and last address of every block of the IANA special-purpose registries, and of unallocated blocks. */
const special: [string, string, string][] = [
  ['this network, RFC 791', '0.0.0.0', '0.255.255.255'],
  ['private use, RFC 1918', '10.0.0.0', '10.255.255.255'],
  ['shared by a carrier, RFC 6598', '100.64.0.0', '100.127.255.255'],
  ['loopback, RFC 1122', '127.0.0.0', '127.255.255.255'],
  ['link local, with the metadata of clouds, RFC 3927', '169.254.0.0', '169.254.255.255'],
  ['private use, RFC 1918', '172.16.0.0', '172.31.255.255'],
  ['IETF protocol assignments, RFC 6890', '192.0.0.0', '192.0.0.255'],
  ['documentation, RFC 5737', '192.0.2.0', '192.0.2.255'],
  ['AS112-v4, RFC 7535', '192.31.196.0', '192.31.196.255'],
  ['AMT, RFC 7450', '192.52.193.0', '192.52.193.255'],
  ['6to4 relays, RFC 7526', '192.88.99.0', '192.88.99.255'],
  ['private use, RFC 1918', '192.168.0.0', '192.168.255.255'],
  ['direct delegation AS112, RFC 7534', '192.175.48.0', '192.175.48.255'],
  ['benchmarking, RFC 2544', '198.18.0.0', '198.19.255.255'],
  ['documentation, RFC 5737', '198.51.100.0', '198.51.100.255'],
  ['documentation, RFC 5737', '203.0.113.0', '203.0.113.255'],
  ['multicast, RFC 5771', '224.0.0.0', '239.255.255.255'],
  ['reserved and broadcast, RFC 1112', '240.0.0.0', '255.255.255.255'],
  ['unspecified and loopback, RFC 4291', '::', '::1'],
  ['compatible with IPv4, RFC 4291', '::127.0.0.1', '::ffff:ffff'],
  ['IPv4 mapped, RFC 4291', '::ffff:0:0', '::ffff:255.255.255.255'],
  ['IPv4 translated, RFC 2765', '::ffff:0:127.0.0.1', '::ffff:0:192.168.0.1'],
  ['NAT64, RFC 6052', '64:ff9b::', '64:ff9b::255.255.255.255'],
  ['NAT64 of one network, RFC 8215', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard only, RFC 6666', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy prefix, RFC 9780', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['Teredo, RFC 4380', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IETF protocol assignments, RFC 2928', '2001:1::1', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHIDv2, RFC 7343', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['drone remote identification, RFC 9374', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, RFC 3849', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4, RFC 3056', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4 of a private address', '2002:7f00:1::', '2002:c0a8:101::1'],
  ['direct delegation AS112, RFC 7534', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, RFC 9637', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing, RFC 9602', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['not assigned', '4000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local, RFC 4193', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link local, RFC 4291', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site local, RFC 3879', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast, RFC 4291', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

describe('untrusted addresses may not reach', () => {
  test.each(special)('%s: %s to %s', (_name, first, last) => {
    expect([isPrivateAddress(first), isPrivateAddress(last)]).toEqual([true, true])
  })

  test.each(['localhost', '', '127.1', '0x7f000001', '[::1]', 'fe80::1%eth0', '::1%lo', '2a00:1450::1%eth0'])(
    '%j, which is no plain IP address',
    (address) => expect(isPrivateAddress(address)).toBe(true),
  )
})

test.each([
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '169.253.255.255'],
  ...[
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.31.195.255',
    '192.31.197.0',
    '192.52.192.255',
    '192.167.255.255',
  ],
  ...['192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.114.0', '223.255.255.255'],
  ...[
    '2000::',
    '2001:200::',
    '2001:db7:ffff::',
    '2001:db9::',
    '2003::',
    '2620:4f:7fff::1',
    '2620:4f:8001::',
    '2a00:1450::1',
  ],
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
])('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))
