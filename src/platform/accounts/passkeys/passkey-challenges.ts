import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import type { Schema } from '../../database/schema.ts'
import { hashToken } from '../../secrets.ts'

const minutes = 10

const sealedSchema = z.object({ challenge: z.string(), until: z.number() })

/** What an authenticator signs, and the page's proof that the shop has made it. */
export interface PasskeyChallenge {
  challenge: string
  token: string
}

/** Makes a challenge that is good for `use`, such as signing in, for ten minutes. Nothing is stored: a page may ask for one when it is opened. */
export function makeChallenge(sealed: SealedSecrets, use: string, now: Date): PasskeyChallenge {
  const challenge = randomBytes(32).toString('base64url')
  const facts = JSON.stringify({ challenge, until: now.getTime() + minutes * 60_000 })
  return { challenge, token: Buffer.from(sealed.seal(Buffer.from(facts), use)).toString('base64url') }
}

/** Returns the challenge of a token; null when it is made up, too old, or for another use. */
export function openChallenge(
  sealed: SealedSecrets,
  { token, use }: { token: string; use: string },
  now: Date,
): string | null {
  const opened = sealed.open(Buffer.from(token, 'base64url'), use)
  if (!opened) return null
  const { challenge, until } = sealedSchema.parse(JSON.parse(Buffer.from(opened).toString()))
  return until > now.getTime() ? challenge : null
}

/** Uses a challenge up once its signature is right; of concurrent requests one gets true. */
export async function redeemChallenge(database: Kysely<Schema>, challenge: string, now: Date): Promise<boolean> {
  const id = `passkey ${Buffer.from(hashToken(challenge)).toString('hex')}`
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('account_verification')
    .values({ id, identifier: id, value: '', expires_at: new Date(now.getTime() + minutes * 60_000) })
    .onConflict((row) => row.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}
