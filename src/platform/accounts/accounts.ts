import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { SealedSecrets } from '#platform/sealed-secrets.ts'
import { normalizeUnicode } from '#shared/plain-text.ts'
import { limitConcurrency } from '../concurrency.ts'
import { logSecurityEvent } from '../security-log.ts'
import type { BetterAuth, PasswordHashing } from './better-auth.ts'
import type { AccountsRequest } from './browser-session.ts'
import { DeviceCookies, trustedDevice } from './device-cookie.ts'
import { createEmailChangeLink, findFormerEmail, removeEndedEmailChanges } from './email-change.ts'
import { MailCodes } from './mail-codes.ts'
import type { AccountCreation, AccountToCreate } from './new-account.ts'
import { createLink, type LinkPurpose } from './one-time-links.ts'
import { hashPassword, productionCost, type ScryptCost, verifyPassword } from './password-hash.ts'
import { connectNewIdentity } from './providers/identities.ts'
import type { IdentityProvider } from './providers/identity-provider.ts'
import { OidcClient } from './providers/oidc-client.ts'
import { RequestAccounts, type RequestAccountsOptions } from './request-accounts.ts'
import { removeEndedPendingSignIns } from './second-factor/pending-sign-in.ts'
import { SecondFactors } from './second-factor/second-factors.ts'
import { createSessionLink } from './session-links.ts'
import { removeEndedSessions } from './sessions.ts'

/** Two of Node's four pool threads, and 64 MiB. More than 32 waiting hashes would mean seconds of waiting. */
const hashing = limitConcurrency(2, 32)

type SignedParts = Pick<
  RequestAccountsOptions,
  'devices' | 'trusted' | 'factors' | 'pendingIdentities' | 'passkeyChallenges' | 'mailCodes'
>

interface AccountsOptions {
  /** Only tests pass a lower one. */
  cost?: ScryptCost | undefined
  providers?: IdentityProvider[]
}

/** Who may sign in, for the whole shop. Better Auth is loaded on first use. */
export class Accounts implements AccountCreation {
  readonly #database: Kysely<Schema>
  readonly #publicUrl: string | null
  readonly #password: PasswordHashing
  readonly #providers: RequestAccountsOptions['providers']
  #secret: string
  #signed: SignedParts
  #library: Promise<BetterAuth> | null = null

  /** `secret` signs the cookies; with an https `publicUrl` they are secure and bound to the host. */
  constructor(
    database: Kysely<Schema>,
    secret: string,
    publicUrl: string | null,
    { cost = productionCost, providers = [] }: AccountsOptions = {},
  ) {
    this.#database = database
    this.#secret = secret
    this.#publicUrl = publicUrl
    this.#signed = this.#derive()
    this.#providers = providers.map((provider) => ({ provider, client: new OidcClient(provider) }))
    this.#password = {
      cost,
      hash: (password) => hashing(() => hashPassword(password, cost)),
      verify: ({ hash, password }) => hashing(() => verifyPassword(hash, password, cost)),
    }
  }

  /** Signs cookies with another secret from now on; cookies signed with the previous one become invalid. */
  useSecret(secret: string): void {
    if (secret === this.#secret) return
    this.#secret = secret
    this.#signed = this.#derive()
    this.#library = null
    logSecurityEvent('authn_secret_changed', {})
  }

  /** Returns Better Auth on the shop's own database handle, loaded once. */
  library(): Promise<BetterAuth> {
    this.#library ??= this.#open(this.#database)
    return this.#library
  }

  /** Returns the accounts as seen by one request of one browser. */
  forRequest(request: AccountsRequest): RequestAccounts {
    const library = () => this.library()
    const publicUrl = this.#publicUrl ?? ''
    return new RequestAccounts(
      {
        ...{ library, database: this.#database, publicUrl, ...this.#signed },
        ...{ password: this.#password, creation: this, providers: this.#providers },
      },
      request,
    )
  }

  /** Removes expired sessions, links and counted attempts; run it periodically. */
  async removeEnded(now: Date, sessionDays: number): Promise<void> {
    await removeEndedSessions(this.#database, { now, sessionDays })
    await removeEndedPendingSignIns(this.#database, now)
    await removeEndedEmailChanges(this.#database, now)
    await this.#signed.mailCodes.removeEnded(now)
    await this.#database.deleteFrom('account_verification').where('expires_at', '<=', now).execute()
    await this.#database.deleteFrom('account_attempt').where('ends_at', '<=', now).execute()
  }

  /** Returns a token for a one-time link and the owner's e-mail; null when the account no longer exists. */
  async createLink(
    purpose: LinkPurpose,
    accountId: string,
    now: Date,
  ): Promise<{ token: string; email: string } | null> {
    const email = await this.#emailOf(accountId)
    return email === null ? null : { email, token: await createLink(this.#database, { purpose, accountId }, now) }
  }

  /** Returns the digits that are mailed beside a link to sign in; null when nobody waits for them any more. */
  createMailCode(id: string, now: Date): Promise<string | null> {
    return this.#signed.mailCodes.create(id, now)
  }

  /** Returns a token for a link that ends one session, and the owner's e-mail; null when the account no longer exists. */
  async createSessionLink(
    { accountId, sessionId }: { accountId: string; sessionId: string },
    now: Date,
  ): Promise<{ token: string; email: string } | null> {
    const email = await this.#emailOf(accountId)
    return email === null ? null : { email, token: await createSessionLink(this.#database, sessionId, now) }
  }

  /** Returns a token for the link that confirms a new e-mail, and that e-mail; null when the change can no longer be made. */
  createEmailChangeLink(id: string, now: Date): Promise<{ token: string; email: string } | null> {
    return createEmailChangeLink(this.#database, id, now)
  }

  /** The address of an account before its e-mail was changed; null when there is nothing to notify. */
  findFormerEmail(id: string): Promise<string | null> {
    return findFormerEmail(this.#database, id)
  }

  /**
   * Returns the hash to store for a password. Slow on purpose: call it before a transaction. Throws QueueFull when too many
   * wait.
   */
  hashPassword(given: string): Promise<string> {
    return this.#password.hash(given)
  }

  /**
   * Creates an account with `database` (usually a transaction) and returns its id. The caller has validated the data; throws
   * when the login, the e-mail or the identity is taken.
   */
  async create(
    database: Kysely<Schema>,
    { login, email, name, passwordHash, identity, emailVerified }: AccountToCreate,
  ): Promise<string> {
    const { internalAdapter } = await (await this.#open(database)).$context
    const user = { email, name, username: login && normalizeUnicode(login, 'NFC'), emailVerified }
    const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
    if (passwordHash !== null)
      await internalAdapter.linkAccount({
        userId: id,
        providerId: 'credential',
        accountId: id,
        password: passwordHash,
      })
    if (identity) await connectNewIdentity(database, id, identity)
    return id
  }

  async #emailOf(accountId: string): Promise<string | null> {
    const owner = await this.#database
      .selectFrom('account_user')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return owner?.email ?? null
  }

  /** What is signed or sealed with keys that are derived from the secret. */
  #derive(): SignedParts {
    return {
      devices: new DeviceCookies(this.#secret, this.#publicUrl),
      trusted: new DeviceCookies(this.#secret, this.#publicUrl, trustedDevice),
      factors: new SecondFactors(this.#database, new SealedSecrets(this.#secret)),
      pendingIdentities: new SealedSecrets(this.#secret, 'pending identities'),
      mailCodes: new MailCodes(this.#database, new SealedSecrets(this.#secret, 'mail codes'), this.#publicUrl ?? ''),
      passkeyChallenges: new SealedSecrets(this.#secret, 'passkey challenges'),
    }
  }

  async #open(database: Kysely<Schema>): Promise<BetterAuth> {
    const { createBetterAuth } = await import('./better-auth.ts')
    return createBetterAuth(database, { secret: this.#secret, publicUrl: this.#publicUrl, password: this.#password })
  }
}
