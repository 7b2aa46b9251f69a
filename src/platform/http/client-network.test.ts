import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

test.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::/64', '2001:db8:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['', undefined],
  ['unix:', undefined],
] as const)('%s is logged as %s', ([address, network]) => {
  expect(clientNetwork(address)).toBe(network)
})
