import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../../database/schema.ts'
import { logSecurityEvent } from '../../security-log.ts'
import type { AccountProtection, ProofRefusal } from '../second-factor/account-protection.ts'
import { deleteWayIn } from '../ways-in.ts'
import { insertIdentity, listIssuers } from './identities.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'

interface Parts {
  database: Kysely<Schema>
  protection: AccountProtection
  providers: ProviderSignIn
}

/** gone: nothing is pending in this browser; taken: that identity signs in to another account. */
export type ConnectRefusal = { code: 'gone' } | { code: 'taken' } | ProofRefusal

/** last: the client could not sign in any more. */
export type DisconnectRefusal = { code: 'last' } | ProofRefusal

/** The providers by which the signed-in client also signs in. A thief of a session must not change them: that needs a proof. */
export class ProviderConnections {
  readonly #parts: Parts
  readonly #account: string

  constructor(parts: Parts, account: string) {
    this.#parts = parts
    this.#account = account
  }

  /** The issuers, the first connected first. */
  issuers(): Promise<string[]> {
    return listIssuers(this.#parts.database, this.#account)
  }

  neededProof(): ReturnType<AccountProtection['neededProof']> {
    return this.#parts.protection.neededProof()
  }

  /** Connects the identity that is pending in this browser. */
  async connect(password: string): Promise<Result<null, ConnectRefusal>> {
    const { database, protection, providers } = this.#parts
    const { pending } = providers
    if (!pending) return refused({ code: 'gone' })
    const proved = await protection.requireProof(password)
    if (!proved.ok) return proved
    const connected = await insertIdentity(database, this.#account, pending)
    if (connected === 'of another') return refused({ code: 'taken' })
    if (connected === 'new')
      logSecurityEvent('authn_provider_connected', { account: this.#account, issuer: pending.issuer })
    providers.setPending(null)
    return done(null)
  }

  async disconnect(issuer: string, password: string): Promise<Result<null, DisconnectRefusal>> {
    const { database, protection } = this.#parts
    if (!(await this.issuers()).includes(issuer)) return done(null)
    const proved = await protection.requireProof(password)
    if (!proved.ok) return proved
    if ((await deleteWayIn(database, this.#account, { issuer })) === 'last') return refused({ code: 'last' })
    logSecurityEvent('authn_provider_disconnected', { account: this.#account, issuer })
    return done(null)
  }
}
