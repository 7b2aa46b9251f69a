import { countAttempt } from '#platform/rate-limit.ts'
import type { Shop } from '#shop'

const messagesPerAddress = { tries: 10, minutes: 60 }
/** A limit over all visitors, so that the seller's mailbox stays usable. */
const messagesInAll = { tries: 200, minutes: 60 }

/** Counts a question or a message to the seller. Returns the end of the wait, or null. */
export async function limitMessageRate({ database, visitor, now }: Shop): Promise<Date | null> {
  const name = 'questions'
  const limits = [{ name: 'questions in all', key: 'questions in all', ...messagesInAll }]
  if (visitor.address !== null) limits.push({ name, key: `questions from ${visitor.address}`, ...messagesPerAddress })
  return countAttempt(database, limits, now)
}
