import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { countTry } from './count-try.ts'
import { mailboxOf } from './mailbox.ts'

export interface MailLimit {
  /** What the mail is about, such as 'orders'; mails about something else are counted by themselves. */
  about: string
  /** The address of e-mail, or another name of who gets it. */
  to: string
  perHour: number
  perDay: number
}

const hour = 60 // minutes

/**
 * Counts one mail to a mailbox. A mail that has no room in its hour is not counted for the day: it will be counted when it goes.
 * @returns null, or until when it must wait
 */
export async function countMail(
  database: Kysely<Schema>,
  { about, to, perHour, perDay }: MailLimit,
  now: Date,
): Promise<Date | null> {
  const name = `mails about ${about}`
  const key = `${name} to ${to.includes('@') ? mailboxOf(to) : to}`
  const thisHour = await countTry(database, [{ name, key: `${key} this hour`, tries: perHour, minutes: hour }], now)
  return thisHour ?? countTry(database, [{ name, key, tries: perDay, minutes: 24 * hour }], now)
}
