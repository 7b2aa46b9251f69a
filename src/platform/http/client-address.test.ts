import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const app = new Hono().get('/', (context) => context.text(clientAddress(context)))

const cases: [peer: string, forwarded: string | undefined, address: string, why: string][] = [
  ['203.0.113.7', undefined, '203.0.113.7', 'a direct client'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7', 'IPv4 inside IPv6 is IPv4'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a client from outside is not believed'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy on this machine is'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1', 'of several the one which the proxy wrote'],
  ['172.20.0.5', '198.51.100.1', '198.51.100.1', 'a container network'],
  ['172.32.0.5', '198.51.100.1', '172.32.0.5', 'not a container network'],
  ['127.0.0.1', 'rubbish', '127.0.0.1', 'rubbish counts for the proxy itself'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64', 'one client has the whole network'],
  ['2001:0db8::7', undefined, '2001:db8:0:0::/64', 'shortened'],
  ['::1', '2001:db8:1:2::9', '2001:db8:1:2::/64', 'forwarded IPv6'],
]

test.for(cases)('%s, forwarded for %s, is %s: %s', async ([remoteAddress, forwarded, address]) => {
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  expect(await answer.text()).toBe(address)
})
