import { expect, test } from 'vitest'
import { isOwnNetwork, plainAddress } from './own-network.ts'

const own = [
  ...['127.0.0.1', '127.255.255.255', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.7.7', '169.254.1.1'],
  ...['100.64.0.1', '100.127.255.255', '::1', 'fc00::1', 'fdff::1', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ...['::ffff:10.0.0.1', '::FFFF:10.0.0.1', '::ffff:a00:1', '0:0:0:0:0:ffff:10.0.0.1', '::ffff:7f00:1'],
]
const foreign = [
  ...['126.0.0.1', '128.0.0.1', '11.0.0.1', '172.15.0.1', '172.32.0.1', '192.169.0.1', '169.255.0.1', '100.63.0.1'],
  ...['100.128.0.1', '203.0.113.7', '2001:db8::1', 'fbff::1', 'fe00::1', 'fec0::1', '::2', '::ffff:203.0.113.7'],
  ...['::ffff:cb00:7107', '10.0.0', '10.0.0.1.evil.example', '127.0.0.1:80', 'fdsa', 'localhost', ''],
]

test.each(own)('%s is of the own network', (address) => expect(isOwnNetwork(plainAddress(address))).toBe(true))
test.each(foreign)('%s is not', (address) => expect(isOwnNetwork(plainAddress(address))).toBe(false))
