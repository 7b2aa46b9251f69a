import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { AccountsOfRequest } from './accounts-of-request.ts'
import type { Library } from './library.ts'

export interface NewAccount {
  /** 3–40 letters, digits, @ . - _ (B5.14). */
  login: string
  email: string
  password: string
  name: string
}

/** Who may sign in, for the whole shop. The library is loaded when somebody first needs it. */
export class Accounts {
  readonly #database: Kysely<Schema>
  readonly #publicUrl: string | null
  #secret: string
  #library: Promise<Library> | null = null

  /** `secret` signs the cookies; on an https `publicUrl` they are secure and bound to the host. */
  constructor(database: Kysely<Schema>, secret: string, publicUrl: string | null) {
    this.#database = database
    this.#secret = secret
    this.#publicUrl = publicUrl
  }

  /** From now on cookies are signed with another secret; those signed with the one before are worth nothing. */
  useSecret(secret: string): void {
    if (secret === this.#secret) return
    this.#secret = secret
    this.#library = null
  }

  /** The library on the shop's own handle, loaded once. */
  library(): Promise<Library> {
    this.#library ??= this.#open(this.#database)
    return this.#library
  }

  /** The accounts as one request of one browser sees them. `address` is where it comes from. */
  forRequest(headers: Headers, address: string): AccountsOfRequest {
    return new AccountsOfRequest(() => this.library(), this.#database, headers, address)
  }

  /** Removes sessions and counted tries that have ended; to be done now and then. */
  async removeEnded(now: Date): Promise<void> {
    await this.#database.deleteFrom('account_session').where('expires_at', '<=', now).execute()
    await this.#database.deleteFrom('account_attempt').where('ends_at', '<=', now).execute()
  }

  /** A password as it is stored; slow on purpose, so do it before a transaction. */
  async hashPassword(password: string): Promise<string> {
    const context = await (await this.library()).$context
    return context.password.hash(password)
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
    const user = { email, name, username: login.normalize('NFC'), emailVerified: false }
    const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
    await internalAdapter.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: passwordHash,
    })
    return id
  }

  async #open(database: Kysely<Schema>): Promise<Library> {
    return (await import('./library.ts')).openLibrary(database, this.#secret, this.#publicUrl)
  }
}
