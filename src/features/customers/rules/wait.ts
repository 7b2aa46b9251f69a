import type { Message, Text } from '#shared/text.ts'

const clock = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })

/** After too many tries: when to try again, in minutes and by the clock, both rounded up. `text` has {count} and {time}. */
export function waitMessage(text: Text, until: Date, now: Date): Message {
  const count = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const time = clock.format(new Date(Math.ceil(until.getTime() / 60_000) * 60_000))
  return { text, values: { count, time } }
}
