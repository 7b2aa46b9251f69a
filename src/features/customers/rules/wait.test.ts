import { expect, test } from 'vitest'
import { say } from '#shared/text.ts'
import { accountTexts } from '../texts/account.ts'
import { waitMessage } from './wait.ts'

const cases: [until: string, words: string][] = [
  ['2026-11-21T11:15:00Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 15 minut, o 12:15.'],
  ['2026-11-21T11:02:01Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 3 minuty, o 12:03.'],
  ['2026-11-21T11:00:01Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 1 minutę, o 12:01.'],
  ['2026-11-21T11:00:00Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 1 minutę, o 12:00.'],
]
test.for(cases)('until %s: %s', ([until, words]) => {
  const { text, values } = waitMessage(accountTexts.waitToSignIn, new Date(until), new Date('2026-11-21T11:00:00Z'))
  expect(say(text, values)).toBe(words)
})
