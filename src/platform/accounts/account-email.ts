import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../database/schema.ts'
import type { BrowserSession } from './browser-session.ts'
import { isEmailVerified, removeCredentials, verifyEmail } from './credentials.ts'
import {
  applyEmailChange,
  beginEmailChange,
  type ChangedEmail,
  type EmailChange,
  findEmailChange,
} from './email-change.ts'
import { findLink, redeemLink, refuseLink } from './one-time-links.ts'
import { deletePasskeys } from './passkeys/stored-passkeys.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import { endSessions } from './sessions.ts'

interface AccountEmailParts {
  database: Kysely<Schema>
  factors: SecondFactors
  session: BrowserSession
  now: Date
}

/** The e-mail of the signed-in account: confirmed, or changed, by a link from its mailbox. */
export class AccountEmail {
  readonly #parts: AccountEmailParts

  constructor(parts: AccountEmailParts) {
    this.#parts = parts
  }

  /** Whether the owner of the signed-in account has confirmed the e-mail; true when nobody is signed in. */
  async isConfirmed(): Promise<boolean> {
    const { database, session } = this.#parts
    const account = await session.accountId()
    return account === null || isEmailVerified(database, account)
  }

  /**
   * Confirms the e-mail of the signed-in account with a link from a mail. In any other browser it is refused: a visitor who registers with
   * somebody else's e-mail would get that person's orders, once the person follows the link.
   * @returns the account's id
   */
  async confirm(token: string): Promise<Result<string, { code: 'gone' | 'elsewhere' }>> {
    const { database, session, now } = this.#parts
    const link = { purpose: 'confirm-email', token } as const
    const owner = await findLink(database, link, now)
    if (owner && owner.accountId !== (await session.accountId())) return refused({ code: 'elsewhere' })
    const account = await redeemLink(database, link, now)
    if (account === null) return refuseLink()
    await verifyEmail(database, account)
    return done(account)
  }

  /** Stores that the signed-in account is to have another e-mail, with `database`, usually a transaction; returns the id. */
  async beginChange(database: Kysely<Schema>, newEmail: string): Promise<string | null> {
    const accountId = await this.#parts.session.accountId()
    return accountId === null ? null : beginEmailChange(database, { accountId, newEmail }, this.#parts.now)
  }

  /** Returns the change of a link without using it up; null when it is no longer valid. */
  findChange(token: string): Promise<EmailChange | null> {
    return findEmailChange(this.#parts.database, token, this.#parts.now)
  }

  /**
   * Gives the signed-in account the new e-mail of a link, in the caller's transaction. In any other browser it is refused: the owner of a
   * mailbox that was mistyped must not take the account over.
   */
  async applyChange(
    database: Kysely<Schema>,
    token: string,
  ): Promise<Result<ChangedEmail, { code: 'gone' | 'elsewhere' | 'taken' }>> {
    const { session, now } = this.#parts
    const change = await findEmailChange(database, token, now)
    if (change && change.accountId !== (await session.accountId())) return refused({ code: 'elsewhere' })
    const changed = await applyEmailChange(database, token, now)
    return !changed.ok && changed.problem.code === 'gone' ? refuseLink() : changed
  }

  /**
   * Records that the client owns the e-mail of the account. How to sign in that was set before that was proved may be a stranger's: it
   * goes, and the sessions with it.
   */
  async prove(account: string): Promise<void> {
    const { database, factors } = this.#parts
    if (!(await verifyEmail(database, account))) return
    await removeCredentials(database, account)
    await deletePasskeys(database, account)
    await factors.remove(account)
    await endSessions(database, { userId: account, allBut: null }, 'e-mail-proved')
  }
}
