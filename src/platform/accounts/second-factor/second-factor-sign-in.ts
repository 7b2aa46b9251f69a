import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import type { Schema } from '../../database/schema.ts'
import { logSecurityEvent, type SignInWay } from '../../security-log.ts'
import type { DeviceCookies } from '../device-cookie.ts'
import { countCode, resetCodeCount } from './code-limits.ts'
import {
  beginPendingSignIn,
  endPendingSignIn,
  isPending,
  type PendingSignIn,
  pendingCookie,
  readPendingCookie,
  tryPendingSignIn,
} from './pending-sign-in.ts'
import type { SecondFactors } from './second-factors.ts'

/** wrong: or used already; gone: too late, too many tries, or none was asked for; wait: too many tries at the account. */
export type SecondFactorRefusal = { code: 'wrong' } | { code: 'gone' } | { code: 'wait'; until: Date }

interface Parts {
  database: Kysely<Schema>
  publicUrl: string
  devices: DeviceCookies
  trusted: DeviceCookies
  factors: SecondFactors
}

interface Browser {
  cookieHeader: string
  address: string
  now: Date
}

/** The second step of signing in of one browser: between it and the first there is no session, only a cookie with a token. */
export class SecondFactorSignIn {
  readonly #parts: Parts
  readonly #browser: Browser
  readonly #addCookie: (line: string) => void

  constructor(parts: Parts, browser: Browser, addCookie: (line: string) => void) {
    this.#parts = parts
    this.#browser = browser
    this.#addCookie = addCookie
  }

  /** Returns whether the account asks for a code; if so, this browser has ten minutes and five tries. */
  async ask(account: string, how: SignInWay): Promise<boolean> {
    const { database, publicUrl, trusted, factors } = this.#parts
    const { cookieHeader, now } = this.#browser
    if (!(await factors.isOn(account))) return false
    const credentials = await factors.credentialsDigest(account)
    if (trusted.find(cookieHeader, trustKey(account, credentials), now) !== null) return false
    const token = await beginPendingSignIn(database, { accountId: account, how, credentials }, now)
    this.#addCookie(pendingCookie(publicUrl, token))
    logSecurityEvent('authn_second_factor_asked', { account, how })
    return true
  }

  /** Whether this browser has proved one factor and may try a code. */
  async isOpen(): Promise<boolean> {
    const token = readPendingCookie(this.#browser.cookieHeader, this.#parts.publicUrl)
    return token !== null && isPending(this.#parts.database, token, this.#browser.now)
  }

  /** Uses up a code; then the caller starts the session. `trust`: this browser is not asked again for 30 days. */
  async redeem({ code, trust }: { code: string; trust: boolean }): Promise<Result<PendingSignIn, SecondFactorRefusal>> {
    const { database, publicUrl, devices, factors } = this.#parts
    const { cookieHeader, address, now } = this.#browser
    const token = readPendingCookie(cookieHeader, publicUrl)
    const pending = token === null ? null : await tryPendingSignIn(database, token, now)
    if (token === null || pending === null || !(await this.#isCurrent(pending))) return refused({ code: 'gone' })
    const account = pending.accountId
    const attempt = { account, address, device: devices.find(cookieHeader, account, now) }
    const until = await countCode(database, attempt, now)
    if (until) {
      logSecurityEvent('authn_second_factor_lock', { account, until })
      return refused({ code: 'wait', until })
    }
    const by = await factors.redeem(account, code, now)
    if (by === null) {
      logSecurityEvent('authn_second_factor_fail', { account })
      return refused({ code: 'wrong' })
    }
    if (!(await endPendingSignIn(database, token))) return refused({ code: 'gone' })
    await resetCodeCount(database, attempt, now)
    logSecurityEvent('authn_second_factor_success', { account, by })
    this.#addCookie(pendingCookie(publicUrl, null))
    if (trust) this.#trust(account, pending.credentials)
    return done(pending)
  }

  /** Whether neither password nor factor has changed since. */
  async #isCurrent({ accountId, credentials }: PendingSignIn): Promise<boolean> {
    return Buffer.from(await this.#parts.factors.credentialsDigest(accountId)).equals(Buffer.from(credentials))
  }

  #trust(account: string, credentials: Uint8Array): void {
    const { cookieHeader, now } = this.#browser
    this.#addCookie(this.#parts.trusted.renew(cookieHeader, trustKey(account, credentials), now))
  }
}

/** A changed password or factor makes other keys: the browser is no longer trusted. */
function trustKey(account: string, credentials: Uint8Array): string {
  return `${account} ${Buffer.from(credentials).toString('base64url')}`
}
