import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../database/schema.ts'
import type { PasswordHashing } from './better-auth.ts'
import type { BrowserSession } from './browser-session.ts'
import { changePassword, type PasswordRefusal, verifyOwnPassword } from './change-password.ts'
import { findPasswordHash } from './credentials.ts'

interface AccountPasswordParts {
  database: Kysely<Schema>
  password: PasswordHashing
  session: BrowserSession
  now: Date
}

/** The password of the signed-in account. */
export class AccountPassword {
  readonly #parts: AccountPasswordParts

  constructor(parts: AccountPasswordParts) {
    this.#parts = parts
  }

  /** Whether the signed-in account has a password; one that was taken over by a link has none. */
  async isSet(): Promise<boolean> {
    const account = await this.#parts.session.accountId()
    return account !== null && (await findPasswordHash(this.#parts.database, account)) !== null
  }

  /** Whether the browser's user knows the password of the signed-in account, before something that cannot be undone. */
  async verify(present: string): Promise<Result<null, PasswordRefusal>> {
    const account = await this.#parts.session.accountId()
    if (account === null) return refused({ code: 'wrong' })
    return verifyOwnPassword(this.#parts, { account, present }, this.#parts.now)
  }

  /** Changes the password of the signed-in account and ends its sessions in other browsers. */
  async change(present: string, next: string): Promise<Result<{ accountId: string }, PasswordRefusal>> {
    const here = await this.#parts.session.current()
    if (!here) return refused({ code: 'wrong' })
    const changed = await changePassword(this.#parts, { account: here.userId, present, next }, this.#parts.now)
    if (!changed.ok) return changed
    await this.#parts.session.endOtherBrowsers('password-changed')
    return done({ accountId: here.userId })
  }
}
