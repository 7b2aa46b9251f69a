import { describe, expect, test } from 'vitest'
import { confirmationState, type MailLink, withdrawalState } from './rules.ts'

const requestedAt = new Date('2026-11-22T10:00:00Z')
const after = (days: number) => new Date(requestedAt.getTime() + days * 24 * 60 * 60_000)

const confirms = { version: 1, words: 'Chcę' }
function link(facts: Partial<MailLink['subscription']>, leadsOut = false): MailLink {
  const subscription = {
    ...{ id: 1, email: 'anna@example.com', consent: confirms, language: 'pl', askedAt: requestedAt },
    ...{ confirmedAt: null, withdrawnAt: null, ...facts },
  }
  return leadsOut
    ? { subscription, confirms: null, validUntil: null }
    : { subscription, confirms, validUntil: after(7) }
}
const confirmed = { confirmedAt: after(1) }
const withdrawn = { confirmedAt: after(1), withdrawnAt: after(2) }

describe('the confirmation link', () => {
  test.each<[string, MailLink | null, number, ReturnType<typeof confirmationState>]>([
    ['at once', link({}), 0, 'open'],
    ['in the last hour', link({}), 6.99, 'open'],
    ['after seven days', link({}), 7, 'gone'],
    ['used already', link(confirmed), 3, 'confirmed'],
    ['used already, long ago', link(confirmed), 300, 'confirmed'],
    ['after the consent was taken back', link(withdrawn), 3, 'gone'],
    ['one that leads out', link({}, true), 0, 'gone'],
    ['unknown', null, 0, 'gone'],
  ])('%s', (_, given, days, state) => {
    expect(confirmationState(given, after(days))).toBe(state)
  })
})

describe('the unsubscribe link', () => {
  test.each<[string, MailLink | null, ReturnType<typeof withdrawalState>]>([
    ['from the list', link(confirmed, true), 'open'],
    ['from what nobody has confirmed', link({}, true), 'open'],
    ['a second time', link(withdrawn, true), 'withdrawn'],
    ['one that confirms', link({}), 'unknown'],
    ['unknown', null, 'unknown'],
  ])('%s', (_, given, state) => {
    expect(withdrawalState(given)).toBe(state)
  })
})
