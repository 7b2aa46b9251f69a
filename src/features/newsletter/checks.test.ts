import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAddress, checkSubscription } from './checks.ts'

const fields = (email: unknown, consent?: unknown) =>
  new Map([
    ['mailing_email', email],
    ['newsletter_consent', consent],
  ])
const faultsOf = (email: unknown, consent?: unknown) =>
  Object.entries(checkSubscription(fields(email, consent)).problems).map(([field, { text }]) => [field, text.key])

describe('B5.53 requires an address and a consent', () => {
  test.each<[string, unknown, unknown, [string, string][]]>([
    ['both', 'anna@example.com', 'y', []],
    ['spaces around it', ' anna@example.com ', '1', []],
    ['no consent', 'anna@example.com', undefined, [['newsletter_consent', 'newsletter.noConsent']]],
    ['a consent that says no', 'anna@example.com', 'n', [['newsletter_consent', 'newsletter.noConsent']]],
    ['no address', '', 'y', [['mailing_email', 'validation.required']]],
    ['half an address', 'anna@example', 'y', [['mailing_email', 'validation.incorect_email']]],
    ['two lines', 'anna@example.com\nBcc: jan@example.com', 'y', [['mailing_email', 'validation.incorect_email']]],
    ['a file', new Blob(), 'y', [['mailing_email', 'validation.required']]],
    [
      'nothing',
      undefined,
      undefined,
      [
        ['mailing_email', 'validation.required'],
        ['newsletter_consent', 'newsletter.noConsent'],
      ],
    ],
  ])('B5.53 %s', (_, email, consent, faults) => {
    expect(faultsOf(email, consent)).toEqual(faults)
  })
})

test('B5.53 no input passes without the checkbox, and unsubscribing needs no checkbox', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      expect(faultsOf(email)).toContainEqual(['newsletter_consent', 'newsletter.noConsent'])
      expect(checkAddress(fields(email)).problems.newsletter_consent).toBeUndefined()
    }),
  )
})
