import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Kysely } from 'kysely'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../database/schema.ts'
import { hostCookie, hostCookieOptions } from '../http/cookies.ts'
import { countAttempt } from '../rate-limit.ts'
import { hashToken, makeToken } from '../secrets.ts'
import { logSecurityEvent } from '../security-log.ts'

const digits = 6
const minutes = 10
/** Until the mail is sent. */
const minutesInQueue = 30
const maxTries = 5

/** One in a hundred thousand, however many codes are asked for. The link in the same mail still works. */
const perDay = { name: 'wrong mail codes of an account', tries: 10, minutes: 24 * 60 }

/** wrong: not this code; gone: too late, too many tries, or another browser has asked; wait: too many wrong codes today. */
export type MailCodeRefusal = { code: 'wrong' } | { code: 'gone' } | { code: 'wait'; until: Date }

interface MailCodeRequest {
  /** Null: there is no such account, which the visitor must not notice. */
  accountId: string | null
  /** The account, or what was typed instead of one. */
  countedAs: string
}

/** Codes that are mailed to the owner of an account and work in the browser that has asked for them. */
export class MailCodes {
  readonly #database: Kysely<Schema>
  readonly #sealed: SealedSecrets
  readonly #publicUrl: string

  constructor(database: Kysely<Schema>, sealed: SealedSecrets, publicUrl: string) {
    this.#database = database
    this.#sealed = sealed
    this.#publicUrl = publicUrl
  }

  /** Prepares a code; returns its id for the mail, and the cookie that makes it work in this browser. */
  async open({ accountId, countedAs }: MailCodeRequest, now: Date): Promise<{ id: string; cookie: string }> {
    const [id, token] = [randomUUID(), makeToken()]
    await this.#database
      .insertInto('account_mail_code')
      .values({
        ...{ id, token_hash: hashToken(token), user_id: accountId, counted_as: countedAs },
        expires_at: new Date(now.getTime() + minutesInQueue * 60_000),
      })
      .execute()
    return { id, cookie: this.#cookie(token) }
  }

  /** Returns the digits for a mail that is sent now; null when nobody waits for them any more. */
  async create(id: string, now: Date): Promise<string | null> {
    const code = String(randomInt(10 ** digits)).padStart(digits, '0')
    const { numUpdatedRows } = await this.#database
      .updateTable('account_mail_code')
      .set({
        sealed_code: this.#sealed.seal(Buffer.from(code), id),
        expires_at: new Date(now.getTime() + minutes * 60_000),
      })
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? code : null
  }

  /** Uses a code up; returns its account. `isKnown`: whether the browser has signed in to that account before. */
  async redeem(
    { cookieHeader, typed, now }: { cookieHeader: string; typed: string; now: Date },
    isKnown: (accountId: string) => boolean,
  ): Promise<Result<string, MailCodeRefusal>> {
    const row = await this.#tryRow(cookieHeader, now)
    if (!row) return refused({ code: 'gone' })
    const account = row.user_id
    const until = account !== null && isKnown(account) ? null : await this.#count(row.counted_as, now)
    if (until) return refused({ code: 'wait', until })
    const code = row.sealed_code && this.#sealed.open(row.sealed_code, row.id)
    if (account === null || !code || !isSame(code, typed)) {
      logSecurityEvent('authn_mail_code_fail', { account })
      return refused({ code: 'wrong' })
    }
    const { numDeletedRows } = await this.#database
      .deleteFrom('account_mail_code')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n ? done(account) : refused({ code: 'gone' })
  }

  async removeEnded(now: Date): Promise<void> {
    await this.#database.deleteFrom('account_mail_code').where('expires_at', '<=', now).execute()
  }

  /** Counts a try before the code is checked; null when it has ended. */
  #tryRow(cookieHeader: string, now: Date) {
    const name = hostCookie(this.#publicUrl, 'mail-code')
    return this.#database
      .updateTable('account_mail_code')
      .set((to) => ({ tries: to('tries', '+', 1) }))
      .where('token_hash', '=', hashToken(parse(cookieHeader, name)[name] ?? ''))
      .where('expires_at', '>', now)
      .where('tries', '<', maxTries)
      .returning(['id', 'user_id', 'counted_as', 'sealed_code'])
      .executeTakeFirst()
  }

  #count(countedAs: string, now: Date): Promise<Date | null> {
    return countAttempt(this.#database, [{ key: `mail codes of ${countedAs}`, ...perDay }], now)
  }

  #cookie(token: string): string {
    const options = hostCookieOptions(this.#publicUrl, (minutesInQueue + minutes) * 60)
    return serialize(hostCookie(this.#publicUrl, 'mail-code'), token, options)
  }
}

/** Mail programs show '123 456' or add a space. */
function isSame(code: Uint8Array, typed: string): boolean {
  const given = Buffer.from(typed.replace(/\s/g, ''))
  return given.length === code.length && timingSafeEqual(given, code)
}
