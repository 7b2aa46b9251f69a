import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { normalizeUnicode } from '#shared/normalize.ts'
import { limitConcurrency } from '../concurrency.ts'
import { logSecurityEvent } from '../security-log.ts'
import type { BetterAuth, PasswordHashing } from './better-auth.ts'
import { DeviceCookies } from './device-cookie.ts'
import { createLink, type LinkPurpose } from './one-time-links.ts'
import { hashPassword, productionCost, type ScryptCost, verifyPassword } from './password-hash.ts'
import { type AccountsRequest, RequestAccounts } from './request-accounts.ts'
import { removeEndedSessions } from './sessions.ts'

export interface NewAccount {
  /** 3–40 letters, digits, @ . - _ (B5.14). */
  login: string
  email: string
  password: string
  name: string
}

/** Two of the four threads that Node has for such work, and 64 MiB; more than 32 waiting would be a wait of seconds. */
const hashing = limitConcurrency(2, 32)

/** Who may sign in, for the whole shop. The library is loaded when somebody first needs it. */
export class Accounts {
  readonly #database: Kysely<Schema>
  readonly #publicUrl: string | null
  readonly #password: PasswordHashing
  #secret: string
  #devices: DeviceCookies
  #library: Promise<BetterAuth> | null = null

  /** `secret` signs the cookies; on an https `publicUrl` they are secure and bound to the host. Tests alone give a lower cost. */
  constructor(database: Kysely<Schema>, secret: string, publicUrl: string | null, cost: ScryptCost = productionCost) {
    this.#database = database
    this.#secret = secret
    this.#publicUrl = publicUrl
    this.#devices = new DeviceCookies(secret, publicUrl)
    this.#password = {
      cost,
      hash: (password) => hashing(() => hashPassword(password, cost)),
      verify: ({ hash, password }) => hashing(() => verifyPassword(hash, password, cost)),
    }
  }

  /** From now on cookies are signed with another secret; those signed with the one before are worth nothing. */
  useSecret(secret: string): void {
    if (secret === this.#secret) return
    this.#secret = secret
    this.#devices = new DeviceCookies(secret, this.#publicUrl)
    this.#library = null
    logSecurityEvent('authn_secret_changed', {})
  }

  /** The library on the shop's own handle, loaded once. */
  library(): Promise<BetterAuth> {
    this.#library ??= this.#open(this.#database)
    return this.#library
  }

  /** The accounts as one request of one browser sees them. */
  forRequest(request: AccountsRequest): RequestAccounts {
    const library = () => this.library()
    return new RequestAccounts(
      { library, database: this.#database, devices: this.#devices, password: this.#password },
      request,
    )
  }

  /** Removes sessions, links and counted tries that have ended; to be done now and then. */
  async removeEnded(now: Date, sessionDays: number): Promise<void> {
    await removeEndedSessions(this.#database, { now, sessionDays })
    await this.#database.deleteFrom('account_verification').where('expires_at', '<=', now).execute()
    await this.#database.deleteFrom('account_attempt').where('ends_at', '<=', now).execute()
  }

  /** A token for a one-time link to the account's owner, and where to send it; null when the account is gone. */
  async createLink(
    purpose: LinkPurpose,
    accountId: string,
    now: Date,
  ): Promise<{ token: string; email: string } | null> {
    const owner = await this.#database
      .selectFrom('account_user')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return owner ? { email: owner.email, token: await createLink(this.#database, { purpose, accountId }, now) } : null
  }

  /** A password as it is stored; slow on purpose, so do it before a transaction. Throws QueueFull in a flood. */
  hashPassword(given: string): Promise<string> {
    return this.#password.hash(given)
  }

  /**
   * Makes an account as part of what `database` does; its id. The caller has checked the data and that neither login nor
   * e-mail is taken: else it throws.
   */
  async create(
    database: Kysely<Schema>,
    { login, email, name, passwordHash }: Omit<NewAccount, 'password'> & { passwordHash: string },
  ): Promise<string> {
    const { internalAdapter } = await (await this.#open(database)).$context
    const user = { email, name, username: normalizeUnicode(login, 'NFC'), emailVerified: false }
    const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
    await internalAdapter.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: passwordHash,
    })
    return id
  }

  async #open(database: Kysely<Schema>): Promise<BetterAuth> {
    const { createBetterAuth } = await import('./better-auth.ts')
    return createBetterAuth(database, { secret: this.#secret, publicUrl: this.#publicUrl, password: this.#password })
  }
}
