import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { countAttempt } from '../../rate-limit.ts'
import { countSignIn, resetSignInCount, type SignInAttempt } from '../sign-in-limits.ts'

/** With three valid codes of a million, 30 tries a day find one in ten thousand days. */
const perDay = { name: 'codes of an account', tries: 30, minutes: 24 * 60 }

/**
 * Counts a code before it is checked, as passwords are: a recognised browser has its own counter. Who knows the password and guesses
 * codes elsewhere gets 30 tries a day.
 * @returns null, or the end of the wait
 */
export async function countCode(database: Kysely<Schema>, attempt: SignInAttempt, now: Date): Promise<Date | null> {
  const until = await countSignIn(database, codesOf(attempt), now)
  if (until || attempt.device !== null) return until
  return countAttempt(database, [{ key: `codes of ${attempt.account} today`, ...perDay }], now)
}

/** Takes the count back after a right code. */
export async function resetCodeCount(database: Kysely<Schema>, attempt: SignInAttempt, now: Date): Promise<void> {
  await resetSignInCount(database, codesOf(attempt), now)
}

function codesOf({ account, address, device }: SignInAttempt): SignInAttempt {
  return { account: `code of ${account}`, address, device: device && `code of ${device}` }
}
