import { expect, test } from 'vitest'
import { LinkSigner } from './signed-links.ts'

const signer = new LinkSigner('the secret of this shop has 32 letters')
const now = new Date('2026-11-25T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const token = signer.sign('view', 10001, 90, now)

test('a signed link opens its subject for its purpose until it expires', () => {
  expect(token).toMatch(/^[\w.-]+$/)
  expect([0, 90].map((days) => signer.isValid(token, 'view', 10001, later(days)))).toEqual([true, true])
  expect(signer.isValid(token, 'view', 10001, later(91))).toBe(false)
  expect(signer.sign('view', 10001, 90, new Date('2026-11-25T23:59:00Z'))).toBe(token)
})

test.each([
  ['another subject', token, 'view', 10002],
  ['another purpose', token, 'cancel', 10001],
  ['a later expiry', token.replace(/^\w+/, later(900).getTime().toString(36).slice(0, 6)), 'view', 10001],
  ['a piece of it', token.slice(0, -1), 'view', 10001],
  ['more than it', `${token}.x`, 'view', 10001],
  ['nothing', '', 'view', 10001],
  [
    'the link of another shop',
    new LinkSigner('another secret of another shop, as long').sign('view', 10001, 90, now),
    'view',
    10001,
  ],
])('%s opens nothing', (_what, token, purpose, subject) => {
  expect(signer.isValid(token, purpose, subject, now)).toBe(false)
})

test('a code is valid for half an hour at least and an hour at most, for its subject alone', () => {
  const code = signer.code('order', '10001 anna@example.com', now)
  expect(code).toMatch(/^\d{6}$/)
  const at = (minutes: number, subject = '10001 anna@example.com') =>
    signer.isValidCode(code, 'order', subject, new Date(now.getTime() + minutes * 60_000))
  expect([at(0), at(30), at(61), at(0, '10002 anna@example.com')]).toEqual([true, true, false, false])
})
