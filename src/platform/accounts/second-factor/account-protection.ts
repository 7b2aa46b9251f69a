import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import { QueueFull } from '../../concurrency.ts'
import type { Schema } from '../../database/schema.ts'
import { logSecurityEvent } from '../../security-log.ts'
import type { PasswordHashing } from '../better-auth.ts'
import { findPasswordHash, isRightPassword } from '../credentials.ts'
import { countBackupCodes, renewBackupCodes } from './backup-codes.ts'
import { countCode, resetCodeCount } from './code-limits.ts'
import type { SecondFactors } from './second-factors.ts'

const recentMinutes = 15

/** wrong: password or code; old: signed in too long ago and no password to ask for; wait, busy: as at signing in. */
export type ProofRefusal = { code: 'wrong' } | { code: 'old' } | { code: 'wait'; until: Date } | { code: 'busy' }

interface Parts {
  database: Kysely<Schema>
  factors: SecondFactors
  password: PasswordHashing
}

/** The session that changes how its account is protected. */
interface Owner {
  account: string
  address: string
  /** The browser's proof that it has signed in to the account before. */
  device: string | null
  signedInAt: Date
  now: Date
}

/** Changes of the second factor of the signed-in account. A thief of a session must not make them: they need a proof. */
export class AccountProtection {
  readonly #parts: Parts
  readonly #owner: Owner

  constructor(parts: Parts, owner: Owner) {
    this.#parts = parts
    this.#owner = owner
  }

  /** Null when the factor is off; else how many backup codes are left. */
  async backupCodesLeft(): Promise<number | null> {
    const { database, factors } = this.#parts
    return (await factors.isOn(this.#owner.account)) ? countBackupCodes(database, this.#owner.account) : null
  }

  /** What is asked for before a change: nothing within 15 minutes of signing in, later the password, or signing in again. */
  async neededProof(): Promise<'none' | 'password' | 'sign-in'> {
    const { account, signedInAt, now } = this.#owner
    if (now.getTime() - signedInAt.getTime() < recentMinutes * 60_000) return 'none'
    return (await findPasswordHash(this.#parts.database, account)) === null ? 'sign-in' : 'password'
  }

  /** Refuses a change that needs a proof without the right one. */
  async requireProof(password: string): Promise<Result<null, ProofRefusal>> {
    const needed = await this.neededProof()
    if (needed === 'sign-in') return refused({ code: 'old' })
    return needed === 'none' ? done(null) : this.#checkProof(password)
  }

  /** Makes the secret that an app is to read; `secretToConfirm` shows it. */
  async begin(password: string): Promise<Result<null, ProofRefusal>> {
    const proved = await this.requireProof(password)
    if (proved.ok) await this.#parts.factors.begin(this.#owner.account, this.#owner.now)
    return proved
  }

  secretToConfirm(): Promise<Uint8Array | null> {
    return this.#parts.factors.secretToConfirm(this.#owner.account, this.#owner.now)
  }

  /** Turns the factor on with the app's first code; returns the backup codes. */
  async turnOn(code: string): Promise<Result<string[], ProofRefusal>> {
    const { account, now } = this.#owner
    const until = await this.#count()
    if (until) return refused({ code: 'wait', until })
    const codes = await this.#parts.factors.confirm(account, code, now)
    if (codes === null) return refused({ code: 'wrong' })
    logSecurityEvent('authn_second_factor_changed', { account, to: 'on' })
    return done(codes)
  }

  /** Turns the factor off; `proof` is the password or a code, however recently the client has signed in. */
  async turnOff(proof: string): Promise<Result<null, ProofRefusal>> {
    const { account } = this.#owner
    const proved = await this.#checkProof(proof)
    if (proved.ok && (await this.#parts.factors.remove(account)))
      logSecurityEvent('authn_second_factor_changed', { account, to: 'off' })
    return proved
  }

  /** Returns new backup codes; the earlier ones no longer work. */
  async renewBackupCodes(proof: string): Promise<Result<string[], ProofRefusal>> {
    const { account } = this.#owner
    const { database, factors } = this.#parts
    const proved = await this.#checkProof(proof)
    if (!proved.ok) return proved
    if (!(await factors.isOn(account))) return refused({ code: 'wrong' })
    logSecurityEvent('authn_second_factor_changed', { account, to: 'new codes' })
    return done(await database.transaction().execute((transaction) => renewBackupCodes(transaction, account)))
  }

  async #checkProof(typed: string): Promise<Result<null, ProofRefusal>> {
    const { account, now } = this.#owner
    const { database, factors, password } = this.#parts
    const until = await this.#count()
    if (until) return refused({ code: 'wait', until })
    try {
      const isCode = (await factors.redeem(account, typed, now)) !== null
      if (!isCode && !(await isRightPassword(database, password, { accountId: account, password: typed }))) {
        logSecurityEvent('authn_owner_not_proved', { account })
        return refused({ code: 'wrong' })
      }
    } catch (error) {
      if (error instanceof QueueFull) return refused({ code: 'busy' })
      throw error
    }
    await resetCodeCount(database, this.#owner, now)
    return done(null)
  }

  #count(): Promise<Date | null> {
    return countCode(this.#parts.database, this.#owner, this.#owner.now)
  }
}
