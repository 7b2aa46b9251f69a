import type { Message } from '#shared/text.ts'
import { accountTexts } from '../texts/account.ts'

const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })

/** After too many wrong passwords: when to try again, in minutes and by the clock, both rounded up. */
export function waitMessage(until: Date, now: Date): Message {
  const count = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const time = clock.format(new Date(Math.ceil(until.getTime() / 60_000) * 60_000))
  return { text: accountTexts.waitToSignIn, values: { count, time } }
}
