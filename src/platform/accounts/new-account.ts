import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isUniqueViolation } from '../database/sql-helpers.ts'
import type { Identity } from './providers/identity-provider.ts'

export interface NewAccount {
  /** 3–40 letters, digits, @ . - _ (B5.14); null: the client signs in with the e-mail. */
  login: string | null
  email: string
  password: string
  name: string
}

/** What is stored of a new account. */
export interface AccountToCreate extends Omit<NewAccount, 'password'> {
  /** Null: the client signs in by `identity`. */
  passwordHash: string | null
  identity?: Pick<Identity, 'issuer' | 'subject'> | undefined
  /** Whether it is known that the e-mail is the client's: the merchant says so. */
  emailVerified: boolean
}

/** Creates accounts: `Accounts`, also for one request. */
export interface AccountCreation {
  /** Slow on purpose: call it before a transaction. Throws QueueFull when too many wait. */
  hashPassword: (password: string) => Promise<string>
  /** With `database`, usually a transaction; returns the id. Throws when the login, the e-mail or the identity is taken. */
  create: (database: Kysely<Schema>, account: AccountToCreate) => Promise<string>
}

/** Whether an account could not be created because its login, e-mail or identity is taken: by the library's own check, or by the database. */
export function isTakenAccount(error: unknown): boolean {
  const { body } = (error ?? {}) as { body?: { code?: string } }
  return isUniqueViolation(error) || body?.code === 'USERNAME_IS_ALREADY_TAKEN'
}
