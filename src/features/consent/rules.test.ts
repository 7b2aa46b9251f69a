import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purposes } from '#shared/consent.ts'
import { consentMaxAge, isPurposeAllowed, parseConsent, purposesAllowedBy, serializeConsent } from './rules.ts'

const token = '0b8c1a52-3d4e-4f60-8a7b-9c0d1e2f3a4b'

test('the cookie can be read back', () => {
  const consent = fc.record({
    round: fc.integer({ min: 1, max: 1_000 }),
    allowed: fc.subarray([...purposes]),
    token: fc.uuid(),
  })
  fc.assert(
    fc.property(consent, (consent) => {
      expect(parseConsent(serializeConsent(consent), consent.round)).toEqual(consent)
    }),
  )
})

test('B9.31 the cookie is valid for 30 days', () => expect(consentMaxAge).toBe(2_592_000))

test.each([undefined, '', 'analytics', `1.analytics.${token}x`, `2.analytics.${token}`, `1.analytics;.${token}`])(
  '%j does not answer the current question',
  (cookie) => expect(parseConsent(cookie, 1)).toBe(null),
)

test('a purpose in the cookie that the shop does not ask for is not allowed', () => {
  expect(parseConsent(`1.analytics-everything.${token}`, 1)?.allowed).toEqual(['analytics'])
})

test.each([
  ['all', [], ['analytics', 'marketing']],
  ['none', ['analytics'], []],
  ['chosen', ['marketing', 'everything'], ['marketing']],
  ['chosen', [], []],
  ['whatever', ['marketing'], []],
])('the answer %s with %j allows %j', (answer, ticked, allowed) =>
  expect(purposesAllowedBy(answer, ticked, purposes)).toEqual(allowed),
)

test('no answer allows a purpose that was not asked for', () => {
  expect(purposesAllowedBy('all', [], ['analytics'])).toEqual(['analytics'])
  expect(purposesAllowedBy('chosen', ['marketing'], ['analytics'])).toEqual([])
})

test('a visitor without an answer has allowed only what the shop requires', () => {
  expect([isPurposeAllowed(null, null), isPurposeAllowed(null, 'analytics')]).toEqual([true, false])
  const consent = { round: 1, allowed: ['analytics' as const], token }
  expect([isPurposeAllowed(consent, 'analytics'), isPurposeAllowed(consent, 'marketing')]).toEqual([true, false])
})
