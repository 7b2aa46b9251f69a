import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { log } from '../log.ts'
import { clientAddress, createProxyWarning, isLocalNetwork, loggedNetwork, normalizeIp } from './client-address.ts'

const app = new Hono().get('/', (context) => context.json(clientAddress(context)))

const cases: [peer: string, forwarded: string | undefined, address: string, why: string, problem?: string][] = [
  ['203.0.113.7', undefined, '203.0.113.7', 'a direct client'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7', 'IPv4 inside IPv6 is IPv4'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a client from outside is not believed'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy on this machine is'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'whatever family it came by'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1', 'of several the one which the proxy wrote'],
  ['172.20.0.5', '198.51.100.1', '198.51.100.1', 'a container network'],
  ['100.64.7.7', '198.51.100.1', '198.51.100.1', 'a container network of some clouds'],
  ['172.32.0.5', '198.51.100.1', '172.32.0.5', 'not a container network'],
  ['127.0.0.1', undefined, '127.0.0.1', 'a proxy that sends no header is counted itself', 'missing'],
  ['127.0.0.1', 'rubbish', '127.0.0.1', 'and so is one that sends rubbish', 'unreadable'],
  ['127.0.0.1', '', '127.0.0.1', 'or next to nothing', 'unreadable'],
  ['10.0.0.1', '198.51.100.1, unknown', '10.0.0.1', 'an earlier entry is anybody’s', 'unreadable'],
  ['10.0.0.1', '192.168.1.7', '192.168.1.7', 'a client of the same network is counted like any other'],
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1', 'with a port'],
  ['127.0.0.1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64', 'with a port, IPv6'],
  ['127.0.0.1', '::ffff:c633:6401', '198.51.100.1', 'IPv4 inside IPv6, forwarded in digits of IPv6'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64', 'one client has the whole network'],
  ['2001:0db8::7', undefined, '2001:db8:0:0::/64', 'shortened'],
  ['::1', '2001:db8:1:2::9', '2001:db8:1:2::/64', 'forwarded IPv6'],
]

test.for(cases)('%s, forwarded for %s, is %s: %s', async ([remoteAddress, forwarded, address, , problem]) => {
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  expect(await answer.json()).toEqual(problem ? { address, problem } : { address })
})

test.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::/64', '2001:db8:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['', undefined],
  ['unix:', undefined],
] as const)('%s is logged as %s', ([address, network]) => {
  expect(loggedNetwork(address)).toBe(network)
})

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

test.each(own)('%s is of the own network', (address) => expect(isLocalNetwork(normalizeIp(address))).toBe(true))
test.each(foreign)('%s is not', (address) => expect(isLocalNetwork(normalizeIp(address))).toBe(false))

test('a proxy that does not forward the client address is logged once an hour per problem', () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  let now = 0
  const warn = createProxyWarning(() => now)
  for (const minute of [0, 1, 59, 60, 61]) {
    now = minute * 60_000
    warn({ address: '127.0.0.1', problem: 'missing' })
    warn({ address: '198.51.100.1' })
  }
  warn({ address: '127.0.0.1', problem: 'unreadable' })
  expect(warned.mock.calls.map(([fields]) => fields)).toEqual([
    { proxy: '127.0.0.1', problem: 'missing' },
    { proxy: '127.0.0.1', problem: 'missing' },
    { proxy: '127.0.0.1', problem: 'unreadable' },
  ])
})
