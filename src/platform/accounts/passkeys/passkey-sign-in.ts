import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../../database/schema.ts'
import { logSecurityEvent } from '../../security-log.ts'
import { makeChallenge, openChallenge, redeemChallenge } from './passkey-challenges.ts'
import { findPasskey, type StoredPasskey, updatePasskey } from './stored-passkeys.ts'

const use = 'sign-in'

/** What a page sends back; anything may be in it. */
export interface SignedChallenge {
  token: string
  response: unknown
}

/** gone: too late, or used already; wrong: no passkey of this shop, or it proves nothing. */
export type PasskeyRefusal = { code: 'gone' } | { code: 'wrong' }

interface Parts {
  database: Kysely<Schema>
  challenges: SealedSecrets
}

/** Returns what the browser asks authenticators for: any passkey of this site. */
export async function beginPasskeySignIn(
  { challenges }: Parts,
  origin: string,
  now: Date,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; token: string }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { challenge, token } = makeChallenge(challenges, use, now)
  const options = await generateAuthenticationOptions({
    ...{ rpID: new URL(origin).hostname, userVerification: 'preferred' },
    challenge: Buffer.from(challenge, 'base64url'),
  })
  return { options, token }
}

/**
 * Checks what a passkey has signed: for this site, for a challenge of the last minutes, once, with the key that its account has stored.
 * @returns the account, and whether the authenticator has verified its user by a PIN, a finger or a face
 */
export async function redeemPasskey(
  { database, challenges }: Parts,
  { token, response }: SignedChallenge,
  { origin, now }: { origin: string; now: Date },
): Promise<Result<{ accountId: string; userVerified: boolean }, PasskeyRefusal>> {
  const challenge = openChallenge(challenges, { token, use }, now)
  if (challenge === null) return refused({ code: 'gone' })
  const answer = response as AuthenticationResponseJSON
  const passkey = typeof answer?.id === 'string' ? await findPasskey(database, answer.id) : null
  const verified = passkey && (await verify(answer, passkey, { challenge, origin }))
  if (!verified) {
    logSecurityEvent('authn_passkey_fail', { account: passkey?.accountId ?? null })
    return refused({ code: 'wrong' })
  }
  if (!(await redeemChallenge(database, challenge, now))) return refused({ code: 'gone' })
  await updatePasskey(database, { id: passkey.id, counter: verified.newCounter }, now)
  return done({ accountId: passkey.accountId, userVerified: verified.userVerified })
}

/** Null when the signature, the site, the challenge, the counter or the owner is another. */
async function verify(
  response: AuthenticationResponseJSON,
  { id, publicKey, counter, accountId }: StoredPasskey,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<{ newCounter: number; userVerified: boolean } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname },
      credential: { id, publicKey, counter },
      requireUserVerification: false, // without it the second factor is asked for
    })
    const owner = response.response.userHandle
    if (owner !== undefined && owner !== Buffer.from(accountId).toString('base64url')) return null
    return verified ? authenticationInfo : null
  } catch {
    return null // the library throws whatever is wrong with the answer
  }
}
