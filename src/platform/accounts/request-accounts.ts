import type { Kysely } from 'kysely'
import { done, type Result, refused } from '#shared/result.ts'
import { QueueFull } from '../concurrency.ts'
import { DatabaseUnavailable } from '../database/connection-errors.ts'
import type { Schema } from '../database/schema.ts'
import { logSecurityEvent, type SignInWay } from '../security-log.ts'
import type { BetterAuth, PasswordHashing } from './better-auth.ts'
import { changePassword, type PasswordRefusal, unlessBusy, verifyOwnPassword } from './change-password.ts'
import {
  findAccount,
  findLogin,
  findPasswordHash,
  findTakenNames,
  isEmailVerified,
  isRightPassword,
  rehashPassword,
  removeCredentials,
  storePassword,
  verifyEmail,
} from './credentials.ts'
import type { DeviceCookies } from './device-cookie.ts'
import {
  applyEmailChange,
  beginEmailChange,
  type ChangedEmail,
  type EmailChange,
  findEmailChange,
} from './email-change.ts'
import type { MailCodeRefusal, MailCodes } from './mail-codes.ts'
import type { AccountCreation } from './new-account.ts'
import { findLink, type LinkPurpose, redeemLink } from './one-time-links.ts'
import { AccountPasskeys } from './passkeys/account-passkeys.ts'
import {
  beginPasskeySignIn,
  type PasskeyRefusal,
  redeemPasskey,
  type SignedChallenge,
} from './passkeys/passkey-sign-in.ts'
import { deletePasskeys } from './passkeys/stored-passkeys.ts'
import { findIdentityOwner } from './providers/identities.ts'
import { ProviderConnections } from './providers/provider-connections.ts'
import { type ConfiguredProvider, type ProviderRefusal, ProviderSignIn } from './providers/provider-sign-in.ts'
import { ResponseCookies } from './response-cookies.ts'
import { AccountProtection } from './second-factor/account-protection.ts'
import type { SealedSecrets } from './second-factor/sealed-secret.ts'
import { type SecondFactorRefusal, SecondFactorSignIn } from './second-factor/second-factor-sign-in.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import { findLinkedSession } from './session-links.ts'
import { absoluteEnd, endSessions, listSessions, type SessionAge } from './sessions.ts'
import { countSignIn, resetSignInCount, type SignInAttempt, uncountSignIn } from './sign-in-limits.ts'

/** The request that uses the accounts. */
export interface AccountsRequest extends SessionAge {
  headers: Headers
  /** The client: an IPv4 address or an IPv6 network (/64). */
  address: string
}

/** A browser that is signed in. */
export interface SignedInBrowser {
  id: string
  userAgent: string
  signedInAt: Date
  /** Rounded to the hour. */
  lastUsedAt: Date
  /** Whether it is the browser of this request. */
  isThis: boolean
}

/** wrong: login or password; wait: too many attempts; busy: too many sign-ins at the moment. */
export type SignInRefusal = { code: 'wrong' } | { code: 'wait'; until: Date } | { code: 'busy' } | OwesSecondFactor

/** One factor is proved, the other is asked for next (`SecondFactorSignIn`); there is no session yet. */
export type OwesSecondFactor = { code: 'second-factor' }

/** The refusals of `ProviderSignIn`; new: no account is connected with that identity yet, which is pending now. */
export type ProviderSignInRefusal = ProviderRefusal | { code: 'new' | 'second-factor'; returnTo: string }

/** A session that this request has started. */
export interface NewSession {
  accountId: string
  sessionId: string
  how: SignInWay
  /** The browser had signed in to the account before. */
  isKnown: boolean
  userAgent: string
}

type Session = { id: string; userId: string; createdAt: Date }

export interface RequestAccountsOptions {
  library: () => Promise<BetterAuth>
  database: Kysely<Schema>
  /** '' when unknown. */
  publicUrl: string
  devices: DeviceCookies
  /** Browsers that are spared the second factor. */
  trusted: DeviceCookies
  factors: SecondFactors
  providers: ConfiguredProvider[]
  pendingIdentities: SealedSecrets
  passkeyChallenges: SealedSecrets
  mailCodes: MailCodes
  password: PasswordHashing
  creation: AccountCreation
}

/** The accounts as seen by one request of one browser. Collects the Set-Cookie lines of the response in `cookies`. */
export class RequestAccounts {
  readonly #cookies = new ResponseCookies()
  readonly #parts: RequestAccountsOptions
  readonly #request: AccountsRequest
  #session: Promise<Session | null> | null = null
  /** The account that this request has signed in to. */
  #signedInTo: string | null = null
  #newSession: NewSession | null = null

  constructor(parts: RequestAccountsOptions, request: AccountsRequest) {
    this.#parts = parts
    this.#request = request
  }

  /** Set-Cookie lines, to be sent by the entry point. */
  get cookies(): readonly string[] {
    return this.#cookies.lines
  }

  /** Returns the signed-in account, else null; without a cookie there is no query. */
  async accountId(): Promise<string | null> {
    return this.#signedInTo ?? (await this.#current())?.userId ?? null
  }

  /**
   * Signs in with a login or an e-mail. An unknown account and a wrong password take the same time and return the same refusal.
   * While strangers guess at an account, only browsers that have signed in to it before may try; others can use a link.
   * @returns the account's id
   */
  async signIn(loginOrEmail: string, password: string): Promise<Result<string, SignInRefusal>> {
    const { database, devices } = this.#parts
    const { address, now } = this.#request
    const found = await findAccount(database, loginOrEmail)
    const account = found?.id ?? null
    const device = account === null ? null : devices.find(this.#cookieHeader(), account, now)
    const attempt: SignInAttempt = { account: account ?? `unknown ${loginOrEmail.toLowerCase()}`, address, device }
    const known = device !== null
    const until = await countSignIn(database, attempt, now)
    if (until) {
      logSecurityEvent('authn_login_lock', { account, known, until })
      return refused({ code: 'wait', until })
    }
    try {
      if (!(await isRightPassword(database, this.#parts.password, { accountId: account, password })) || !account) {
        logSecurityEvent('authn_login_fail', { account, known })
        return refused({ code: 'wrong' })
      }
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      await uncountSignIn(database, attempt)
      logSecurityEvent('authn_login_overload', { account })
      return refused({ code: 'busy' })
    }
    await resetSignInCount(database, attempt, now)
    await rehashPassword(database, this.#parts.password, { accountId: account, password })
    return this.#enter(account, 'password')
  }

  /** The second step of signing in. */
  get secondFactor(): SecondFactorSignIn {
    const { database, publicUrl, trusted, factors, devices } = this.#parts
    return new SecondFactorSignIn(
      { database, publicUrl, trusted, factors, devices },
      { cookieHeader: this.#cookieHeader(), address: this.#request.address, now: this.#request.now },
      (line) => this.#cookies.add(line),
    )
  }

  /**
   * Finishes signing in with a code of the second factor.
   * @returns the account's id
   */
  async signInByCode(typed: { code: string; trust: boolean }): Promise<Result<string, SecondFactorRefusal>> {
    const redeemed = await this.secondFactor.redeem(typed)
    if (!redeemed.ok) return redeemed
    await this.#startSession(redeemed.value.accountId, redeemed.value.how)
    return done(redeemed.value.accountId)
  }

  /** Signing in by another service. */
  get providers(): ProviderSignIn {
    const { providers, pendingIdentities, publicUrl } = this.#parts
    return new ProviderSignIn(
      { providers, pendingIdentities, publicUrl },
      { cookieHeader: this.#cookieHeader(), now: this.#request.now },
      (line) => this.#cookies.add(line),
    )
  }

  /**
   * Signs in with what the browser brings back from a provider, to the account that is connected with that identity. An e-mail never
   * decides which account that is.
   */
  async signInByProvider(
    provider: string,
    returned: URL,
  ): Promise<Result<{ accountId: string; returnTo: string }, ProviderSignInRefusal>> {
    const finished = await this.providers.finish(provider, returned)
    if (!finished.ok) return finished
    const { identity, returnTo } = finished.value
    const owner = await findIdentityOwner(this.#parts.database, identity)
    const here = await this.accountId()
    if (owner === null || (here !== null && here !== owner)) {
      this.providers.setPending(identity)
      return refused({ code: 'new', returnTo })
    }
    const entered = await this.#enter(owner, 'provider')
    return entered.ok ? done({ accountId: owner, returnTo }) : refused({ ...entered.problem, returnTo })
  }

  /** The providers that the signed-in account is connected with; null when nobody is signed in. */
  async connections(): Promise<ProviderConnections | null> {
    const here = await this.#current()
    const protection = await this.protection()
    if (!here || !protection) return null
    const { database } = this.#parts
    return new ProviderConnections({ database, protection, providers: this.providers }, here.userId)
  }

  /** Returns what a page asks authenticators for. `origin` is the shop's: passkeys work for its host alone. */
  beginPasskeySignIn(origin: string): ReturnType<typeof beginPasskeySignIn> {
    return beginPasskeySignIn(this.#passkeyParts(), origin, this.#request.now)
  }

  /**
   * Signs in by a passkey. One that has verified its user, by a PIN, a finger or a face, is two factors by itself.
   * @returns the account's id
   */
  async signInByPasskey(
    signed: SignedChallenge,
    origin: string,
  ): Promise<Result<string, PasskeyRefusal | OwesSecondFactor>> {
    const redeemed = await redeemPasskey(this.#passkeyParts(), signed, { origin, now: this.#request.now })
    if (!redeemed.ok) return redeemed
    const { accountId, userVerified } = redeemed.value
    if (!userVerified) return this.#enter(accountId, 'passkey')
    await this.#startSession(accountId, 'passkey')
    return done(accountId)
  }

  /** The passkeys of the signed-in account; null when nobody is signed in. */
  async passkeys(origin: string): Promise<AccountPasskeys | null> {
    const here = await this.#current()
    const protection = await this.protection()
    if (!here || !protection) return null
    const owner = { account: here.userId, origin, now: this.#request.now }
    return new AccountPasskeys({ ...this.#passkeyParts(), protection }, owner)
  }

  #passkeyParts() {
    return { database: this.#parts.database, challenges: this.#parts.passkeyChallenges }
  }

  /** How the signed-in account is protected; null when nobody is signed in. */
  async protection(): Promise<AccountProtection | null> {
    const here = await this.#current()
    if (!here) return null
    const { database, factors, password, devices } = this.#parts
    const { address, now } = this.#request
    const device = devices.find(this.#cookieHeader(), here.userId, now)
    return new AccountProtection(
      { database, factors, password },
      { account: here.userId, address, device, signedInAt: here.createdAt, now },
    )
  }

  /** Returns the id of the account with this login or e-mail; null when there is none. */
  async findAccountId(loginOrEmail: string): Promise<string | null> {
    return (await findAccount(this.#parts.database, loginOrEmail))?.id ?? null
  }

  /** Returns those of these names, in lower case, that are the e-mail or login of another account than this browser's. */
  async findTakenNames(names: string[]): Promise<Set<string>> {
    return findTakenNames(this.#parts.database, names, await this.accountId())
  }

  /** Creates accounts; `start` signs this browser in to one. */
  get creation(): AccountCreation {
    return this.#parts.creation
  }

  /** Returns the owner of a link without using it up; null when it is no longer valid. */
  async findLinkOwner(purpose: LinkPurpose, token: string): Promise<{ accountId: string; email: string } | null> {
    return findLink(this.#parts.database, { purpose, token }, this.#request.now)
  }

  /** Signs this browser in to an account that it has just created. */
  async start(account: string): Promise<void> {
    logSecurityEvent('user_created', { account })
    if (this.providers.pending) this.providers.setPending(null)
    await this.#startSession(account, 'registration')
  }

  /** The login of the signed-in account; null when it has none, or when nobody is signed in. */
  async login(): Promise<string | null> {
    const account = await this.accountId()
    return account === null ? null : findLogin(this.#parts.database, account)
  }

  /** Whether the owner of the signed-in account has confirmed the e-mail; true when nobody is signed in. */
  async isEmailConfirmed(): Promise<boolean> {
    const account = await this.accountId()
    return account === null || isEmailVerified(this.#parts.database, account)
  }

  /**
   * Confirms the e-mail of the signed-in account with a link from a mail. In any other browser it is refused: a visitor who registers with
   * somebody else's e-mail would get that person's orders, once the person follows the link.
   * @returns the account's id
   */
  async confirmEmail(token: string): Promise<Result<string, { code: 'gone' | 'elsewhere' }>> {
    const { database } = this.#parts
    const { now } = this.#request
    const owner = await this.findLinkOwner('confirm-email', token)
    if (owner && owner.accountId !== (await this.accountId())) return refused({ code: 'elsewhere' })
    const account = await redeemLink(database, { purpose: 'confirm-email', token }, now)
    if (account === null) return this.#refuseLink()
    await verifyEmail(database, account)
    return done(account)
  }

  /** Stores that the signed-in account is to have another e-mail, with `database`, usually a transaction; returns the id. */
  async beginEmailChange(database: Kysely<Schema>, newEmail: string): Promise<string | null> {
    const accountId = await this.accountId()
    return accountId === null ? null : beginEmailChange(database, { accountId, newEmail }, this.#request.now)
  }

  /** Returns the change of a link without using it up; null when it is no longer valid. */
  findEmailChange(token: string): Promise<EmailChange | null> {
    return findEmailChange(this.#parts.database, token, this.#request.now)
  }

  /**
   * Gives the signed-in account the new e-mail of a link, in the caller's transaction. In any other browser it is refused: the owner of a
   * mailbox that was mistyped must not take the account over.
   */
  async applyEmailChange(
    database: Kysely<Schema>,
    token: string,
  ): Promise<Result<ChangedEmail, { code: 'gone' | 'elsewhere' | 'taken' }>> {
    const { now } = this.#request
    const change = await findEmailChange(database, token, now)
    if (change && change.accountId !== (await this.accountId())) return refused({ code: 'elsewhere' })
    const changed = await applyEmailChange(database, token, now)
    return !changed.ok && changed.problem.code === 'gone' ? this.#refuseLink() : changed
  }

  /**
   * Signs in by a one-time link from a mail, which also proves that the client owns the e-mail.
   * @returns the account's id
   */
  async signInByLink(token: string): Promise<Result<string, { code: 'gone' } | OwesSecondFactor>> {
    const { database } = this.#parts
    const account = await redeemLink(database, { purpose: 'sign-in', token }, this.#request.now)
    if (account === null) return this.#refuseLink()
    await this.#proveEmail(account)
    return this.#enter(account, 'link')
  }

  /** Prepares a code for the mail that this browser asks for, also where there is no such account; returns its id. */
  async openMailCode(request: { accountId: string | null; countedAs: string }): Promise<string> {
    const { id, cookie } = await this.#parts.mailCodes.open(request, this.#request.now)
    this.#cookies.add(cookie)
    return id
  }

  /**
   * Signs in by a code from a mail, in the browser that has asked for it; like a link, it proves that the client owns the e-mail.
   * @returns the account's id
   */
  async signInByMailCode(typed: string): Promise<Result<string, MailCodeRefusal | OwesSecondFactor>> {
    const { mailCodes, devices } = this.#parts
    const [cookieHeader, { now }] = [this.#cookieHeader(), this.#request]
    const redeemed = await mailCodes.redeem(
      { cookieHeader, typed, now },
      (account) => devices.find(cookieHeader, account, now) !== null,
    )
    if (!redeemed.ok) return redeemed
    await this.#proveEmail(redeemed.value)
    return this.#enter(redeemed.value, 'mail code')
  }

  /** The session that this request has started; null when it has not signed in. */
  get newSession(): NewSession | null {
    return this.#newSession
  }

  /** Returns the session that a mail about a new device is about; null when it has ended. */
  async findLinkedSession(token: string): Promise<{ userAgent: string; signedInAt: Date } | null> {
    return findLinkedSession(this.#parts.database, token, this.#request.now)
  }

  /** Ends the session that a mail about a new device is about; false when it has ended before. */
  async endLinkedSession(token: string): Promise<boolean> {
    const session = await findLinkedSession(this.#parts.database, token, this.#request.now)
    if (!session) return false
    await endSessions(this.#parts.database, { userId: session.accountId, only: session.id }, 'by-client')
    return true
  }

  /** Whether the signed-in account has a password; one that was taken over by a link has none. */
  async hasPassword(): Promise<boolean> {
    const account = await this.accountId()
    return account !== null && (await findPasswordHash(this.#parts.database, account)) !== null
  }

  /** Whether the browser's user knows the password of the signed-in account, before something that cannot be undone. */
  async verifyPassword(present: string): Promise<Result<null, PasswordRefusal>> {
    const account = await this.accountId()
    if (account === null) return refused({ code: 'wrong' })
    return verifyOwnPassword(this.#parts, { account, present }, this.#request.now)
  }

  /** Changes the password of the signed-in account and ends its sessions in other browsers. */
  async changePassword(present: string, next: string): Promise<Result<{ accountId: string }, PasswordRefusal>> {
    const here = await this.#current()
    if (!here) return refused({ code: 'wrong' })
    const changed = await changePassword(this.#parts, { account: here.userId, present, next }, this.#request.now)
    if (!changed.ok) return changed
    await endSessions(this.#parts.database, { userId: here.userId, allBut: here.id }, 'password-changed')
    return done({ accountId: here.userId })
  }

  /**
   * Sets a new password with a one-time link from a mail, which also proves that the client owns the e-mail; all sessions of the account
   * end, and this browser is signed in.
   * @returns the account's id
   */
  async setPasswordByLink(
    token: string,
    next: string,
  ): Promise<Result<string, { code: 'gone' | 'busy' } | OwesSecondFactor>> {
    const { database, password } = this.#parts
    const { now } = this.#request
    if ((await this.findLinkOwner('set-password', token)) === null) return this.#refuseLink()
    return unlessBusy<string, { code: 'gone' } | OwesSecondFactor>(async () => {
      const hash = await password.hash(next) // slow: before the link is used up
      const account = await redeemLink(database, { purpose: 'set-password', token }, now)
      if (account === null) return this.#refuseLink()
      await this.#proveEmail(account)
      await storePassword(database, account, hash)
      logSecurityEvent('authn_password_change', { account })
      await endSessions(database, { userId: account, allBut: null }, 'password-changed')
      return this.#enter(account, 'link')
    })
  }

  #refuseLink(): { ok: false; problem: { code: 'gone' } } {
    logSecurityEvent('authn_link_refused', {})
    return refused({ code: 'gone' })
  }

  /** Ends this browser's session. */
  async signOut(): Promise<void> {
    const before = await this.#current()
    const { api } = await this.#parts.library()
    const { headers } = await api.signOut({ headers: this.#request.headers, returnHeaders: true })
    this.#cookies.addAll(headers)
    this.#session = Promise.resolve(null)
    this.#signedInTo = null
    if (before) logSecurityEvent('session_expired', { account: before.userId, reason: 'sign-out', sessions: 1 })
  }

  /** Returns all browsers that are signed in to this account, the last used first; empty when not signed in. */
  async browsers(): Promise<SignedInBrowser[]> {
    const here = await this.#current()
    if (!here) return []
    const rows = await listSessions(this.#parts.database, here.userId, this.#request)
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent ?? '',
      signedInAt: row.created_at,
      lastUsedAt: row.updated_at,
      isThis: row.id === here.id,
    }))
  }

  /** Signs this account out in another browser; does nothing when the id belongs to another account. */
  async endBrowser(id: string): Promise<void> {
    const here = await this.#current()
    if (here) await endSessions(this.#parts.database, { userId: here.userId, only: id }, 'by-client')
  }

  /** Signs this account out in all other browsers. */
  async endOtherBrowsers(reason: 'by-client' | 'e-mail-changed' = 'by-client'): Promise<void> {
    const here = await this.#current()
    if (here) await endSessions(this.#parts.database, { userId: here.userId, allBut: here.id }, reason)
  }

  #current(): Promise<Session | null> {
    this.#session ??= this.#readSession()
    return this.#session
  }

  async #readSession(): Promise<Session | null> {
    if (!/(?:^|[; ])(?:__Host-)?shop-session=/.test(this.#cookieHeader())) return null
    const { api } = await this.#parts.library()
    const pending = api.getSession({ headers: this.#request.headers, returnHeaders: true })
    const { headers, response } = await pending.catch((error) => {
      throw statusOf(error) === 500 ? new DatabaseUnavailable(error) : error // the library hides the database error
    })
    const session = response?.session ?? null
    if (session && session.createdAt <= absoluteEnd(this.#request)) {
      await endSessions(this.#parts.database, { userId: session.userId, only: session.id }, 'absolute')
      this.#cookies.addAll((await api.signOut({ headers: this.#request.headers, returnHeaders: true })).headers)
      return null
    }
    this.#cookies.addAll(headers)
    return session
  }

  /** Starts a session, or asks for the second factor when the account has one and does not trust this browser. */
  async #enter(account: string, how: SignInWay): Promise<Result<string, OwesSecondFactor>> {
    if (await this.secondFactor.ask(account, how)) return refused({ code: 'second-factor' })
    await this.#startSession(account, how)
    return done(account)
  }

  /**
   * Records that the client owns the e-mail of the account. How to sign in that was set before that was proved may be a stranger's: it
   * goes, and the sessions with it.
   */
  async #proveEmail(account: string): Promise<void> {
    const { database, factors } = this.#parts
    if (!(await verifyEmail(database, account))) return
    await removeCredentials(database, account)
    await deletePasskeys(database, account)
    await factors.remove(account)
    await endSessions(database, { userId: account, allBut: null }, 'e-mail-proved')
  }

  async #startSession(account: string, how: SignInWay): Promise<void> {
    const known = this.#parts.devices.find(this.#cookieHeader(), account, this.#request.now) !== null
    const before = await this.#current()
    const { api } = await this.#parts.library()
    const body = { accountId: account }
    const started = await api.startSession({ body, headers: this.#request.headers, returnHeaders: true })
    const { headers, response } = started
    const userAgent = this.#request.headers.get('User-Agent') ?? ''
    this.#newSession = { accountId: account, sessionId: response.sessionId, how, isKnown: known, userAgent }
    await this.#replace(before, headers)
    this.#remember(account, how, known)
  }

  /** Ends the session that this browser had before. */
  async #replace(before: Session | null, headers: Headers): Promise<void> {
    if (before) await endSessions(this.#parts.database, { userId: before.userId, only: before.id }, 'signed-in-again')
    this.#cookies.addAll(headers)
  }

  /** Marks this browser as signed in to the account, and as recognised for it. */
  #remember(account: string, how: SignInWay, known: boolean): void {
    this.#signedInTo = account
    this.#cookies.add(this.#parts.devices.renew(this.#cookieHeader(), account, this.#request.now))
    logSecurityEvent('authn_login_success', { account, how, known })
    logSecurityEvent('session_created', { account })
    if (!known) logSecurityEvent('authn_device_known', { account })
  }

  #cookieHeader(): string {
    return this.#request.headers.get('Cookie') ?? ''
  }
}

/** Failures of the library have a status; reading it avoids loading the library. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
}
