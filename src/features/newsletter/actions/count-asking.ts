import { countTry } from '#platform/tries/count-try.ts'
import { mailboxOf } from '#platform/tries/mailbox.ts'
import type { Shop } from '#shop'

const mostFromOne = { tries: 20, minutes: 60 }
const atOnce = { tries: 1, minutes: 10 }
const aDay = { tries: 5, minutes: 24 * 60 }

/** Counts what somebody types against where he comes from; until when he must wait, or null. */
export async function countAsking({ database, visitor, now }: Shop): Promise<Date | null> {
  if (visitor.address === null) return null
  return countTry(database, [{ name: 'newsletter', key: `newsletter from ${visitor.address}`, ...mostFromOne }], now)
}

/** Whether a mail may go to this mailbox: one in ten minutes, and five a day, however its address is written and whoever asks for them. */
export async function mayWriteTo({ database, now }: Shop, email: string, asked: 'add' | 'remove'): Promise<boolean> {
  const name = 'newsletter mails to an address'
  const key = `newsletter ${asked} ${mailboxOf(email)}`
  if (await countTry(database, [{ name, key: `${key} at once`, ...atOnce }], now)) return false
  return (await countTry(database, [{ name, key, ...aDay }], now)) === null
}
