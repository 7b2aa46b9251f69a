import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../../database/schema.ts'
import { logSecurityEvent } from '../../security-log.ts'
import type { AccountProtection, ProofRefusal } from '../second-factor/account-protection.ts'
import { deleteWayIn } from '../ways-in.ts'
import { makeChallenge, openChallenge, redeemChallenge } from './passkey-challenges.ts'
import type { PasskeyRefusal, SignedChallenge } from './passkey-sign-in.ts'
import { insertPasskey, type ListedPasskey, listPasskeys, maxPasskeys } from './stored-passkeys.ts'

/** Ed25519, ES256, RS256: what every authenticator knows one of, as numbers of COSE. */
const supportedAlgorithmIDs = [-8, -7, -257]

interface Parts {
  database: Kysely<Schema>
  challenges: SealedSecrets
  protection: AccountProtection
}

interface Owner {
  account: string
  /** 'https://sklep.example': passkeys work for its host alone. */
  origin: string
  now: Date
}

/** The passkeys of the signed-in account. A thief of a session must not change them: that needs a proof. */
export class AccountPasskeys {
  readonly #parts: Parts
  readonly #owner: Owner

  constructor(parts: Parts, owner: Owner) {
    this.#parts = parts
    this.#owner = owner
  }

  list(): Promise<ListedPasskey[]> {
    return listPasskeys(this.#parts.database, this.#owner.account)
  }

  /** Returns what the browser makes a passkey from. many: there are `maxPasskeys`. */
  async begin({
    shopName,
    email,
    password,
  }: {
    shopName: string
    email: string
    password: string
  }): Promise<
    Result<{ options: PublicKeyCredentialCreationOptionsJSON; token: string }, ProofRefusal | { code: 'many' }>
  > {
    const { challenges, protection } = this.#parts
    const { account, origin, now } = this.#owner
    const proved = await protection.requireProof(password)
    if (!proved.ok) return proved
    const existing = await this.list()
    if (existing.length >= maxPasskeys) return refused({ code: 'many' })
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const { challenge, token } = makeChallenge(challenges, this.#use(), now)
    const options = await generateRegistrationOptions({
      ...{
        rpName: shopName,
        rpID: new URL(origin).hostname,
        userName: email,
        userID: new Uint8Array(Buffer.from(account)),
      },
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      supportedAlgorithmIDs,
      excludeCredentials: existing.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return done({ options, token })
  }

  /** Stores the passkey that the browser has made; the proof was asked for at `begin`. */
  async add({ token, response, name }: SignedChallenge & { name: string }): Promise<Result<null, PasskeyRefusal>> {
    const { database, challenges } = this.#parts
    const { account, origin, now } = this.#owner
    const challenge = openChallenge(challenges, { token, use: this.#use() }, now)
    if (challenge === null) return refused({ code: 'gone' })
    const made = await verifyNew(response as RegistrationResponseJSON, { challenge, origin })
    if (!made) return refused({ code: 'wrong' })
    if (!(await redeemChallenge(database, challenge, now))) return refused({ code: 'gone' })
    const { id, publicKey, counter, transports = [] } = made
    const stored = await insertPasskey(database, { id, accountId: account, publicKey, counter, transports, name }, now)
    if (!stored) return refused({ code: 'wrong' })
    logSecurityEvent('authn_passkey_changed', { account, to: 'added' })
    return done(null)
  }

  /** Removes a passkey. last: the client could not sign in any more. */
  async remove(id: string, password: string): Promise<Result<null, ProofRefusal | { code: 'last' }>> {
    const { database, protection } = this.#parts
    const { account } = this.#owner
    if (!(await this.list()).some((passkey) => passkey.id === id)) return done(null)
    const proved = await protection.requireProof(password)
    if (!proved.ok) return proved
    if ((await deleteWayIn(database, account, { passkey: id })) === 'last') return refused({ code: 'last' })
    logSecurityEvent('authn_passkey_changed', { account, to: 'removed' })
    return done(null)
  }

  #use(): string {
    return `new passkey of ${this.#owner.account}`
  }
}

/** Null when it was made for another site or another challenge. */
async function verifyNew(
  response: RegistrationResponseJSON,
  { challenge, origin }: { challenge: string; origin: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname },
      requireUserVerification: false,
      supportedAlgorithmIDs,
    })
    return verified ? registrationInfo.credential : null
  } catch {
    return null // the library throws whatever is wrong with the answer
  }
}
