import { expect, test } from 'vitest'
import { DeviceCookies } from './device-cookie.ts'

const now = new Date('2026-11-21T11:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const cookies = new DeviceCookies('a secret of more than thirty-two letters', null)
const pairOf = (line: string) => line.split(';')[0] ?? ''

test('a browser that has signed in is recognised for that account only, for a year', () => {
  const cookie = pairOf(cookies.renew('', 'anna', now))
  expect(cookies.find(cookie, 'anna', days(364))).toMatch(/^[\w-]{22}$/)
  expect(cookies.find(cookie, 'kwiat', now)).toBeNull()
  expect(cookies.find(cookie, 'anna', days(365))).toBeNull()
})

test('two people sharing a browser are both recognised; each sign-in renews the nonce; at most five accounts are remembered', () => {
  let cookie = pairOf(cookies.renew('', 'anna', now))
  const first = cookies.find(cookie, 'anna', now)
  for (const account of ['kwiat', 'anna']) cookie = pairOf(cookies.renew(`visit=x; ${cookie}`, account, now))
  expect(cookies.find(cookie, 'kwiat', now)).not.toBeNull()
  expect(cookies.find(cookie, 'anna', now)).not.toBe(first)
  for (const account of ['a', 'b', 'c', 'd', 'e']) cookie = pairOf(cookies.renew(cookie, account, now))
  expect(['kwiat', 'anna', 'a', 'e'].map((account) => cookies.find(cookie, account, now) !== null)).toEqual([
    ...[false, false],
    ...[true, true],
  ])
})

test('the cookie contains no account, is HttpOnly, and is bound to the host over https', () => {
  const line = new DeviceCookies('x'.repeat(32), 'https://sklep.example').renew('', 'account-of-anna', now)
  expect(line).toMatch(/^__Host-device=[\w.-]{70,90}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(line).not.toContain('anna')
})

const [nonce = '', issued = '', signature = ''] = pairOf(cookies.renew('', 'anna', now))
  .replace('device=', '')
  .split('.')
const forged: [string, string][] = [
  ['no signature', `${nonce}.${issued}.`],
  ['another signature', `${nonce}.${issued}.${'A'.repeat(43)}`],
  ['a later date', `${nonce}.${(Number.parseInt(issued, 36) + 1).toString(36)}.${signature}`],
  ['another nonce', `${'A'.repeat(22)}.${issued}.${signature}`],
  ['the secret of another shop', pairOf(new DeviceCookies('y'.repeat(32), null).renew('', 'anna', now)).slice(7)],
  ['letters of two bytes', `${nonce}.${issued}.${'ż'.repeat(43)}`],
  ['nothing', ''],
]
test.for(forged)('a forged cookie is treated as none: %s', ([, value]) => {
  expect(cookies.find(`device=${value}`, 'anna', now)).toBeNull()
})
