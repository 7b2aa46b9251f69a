import type { Kysely } from 'kysely'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { QueueFull } from '../concurrency.ts'
import type { Schema } from '../database/schema.ts'
import { logSecurityEvent, type SignInWay } from '../security-log.ts'
import { AccountEmail } from './account-email.ts'
import { AccountPassword } from './account-password.ts'
import type { BetterAuth, PasswordHashing } from './better-auth.ts'
import { type AccountsRequest, BrowserSession } from './browser-session.ts'
import { unlessBusy } from './change-password.ts'
import {
  findAccount,
  findLogin,
  findTakenNames,
  isRightPassword,
  rehashPassword,
  storePassword,
} from './credentials.ts'
import type { DeviceCookies } from './device-cookie.ts'
import type { MailCodeRefusal, MailCodes } from './mail-codes.ts'
import type { AccountCreation } from './new-account.ts'
import { findLink, type LinkPurpose, redeemLink, refuseLink } from './one-time-links.ts'
import { AccountPasskeys } from './passkeys/account-passkeys.ts'
import {
  beginPasskeySignIn,
  type PasskeyRefusal,
  redeemPasskey,
  type SignedChallenge,
} from './passkeys/passkey-sign-in.ts'
import { findIdentityOwner } from './providers/identities.ts'
import { ProviderConnections } from './providers/provider-connections.ts'
import { type ConfiguredProvider, type ProviderRefusal, ProviderSignIn } from './providers/provider-sign-in.ts'
import { AccountProtection } from './second-factor/account-protection.ts'
import { type SecondFactorRefusal, SecondFactorSignIn } from './second-factor/second-factor-sign-in.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import { endSessions } from './sessions.ts'
import { countSignIn, resetSignInCount, type SignInAttempt, uncountSignIn } from './sign-in-limits.ts'

/** wrong: login or password; wait: too many attempts; busy: too many sign-ins at the moment. */
export type SignInRefusal = { code: 'wrong' } | { code: 'wait'; until: Date } | { code: 'busy' } | OwesSecondFactor

/** One factor is proved, the other is asked for next (`SecondFactorSignIn`); there is no session yet. */
export type OwesSecondFactor = { code: 'second-factor' }

/** The refusals of `ProviderSignIn`; new: no account is connected with that identity yet, which is pending now. */
export type ProviderSignInRefusal = ProviderRefusal | { code: 'new' | 'second-factor'; returnTo: string }

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
  /** The session of this browser, and the account's others. */
  readonly session: BrowserSession
  /** The e-mail of the signed-in account. */
  readonly email: AccountEmail
  /** The password of the signed-in account. */
  readonly password: AccountPassword
  readonly #parts: RequestAccountsOptions
  readonly #request: AccountsRequest

  constructor(parts: RequestAccountsOptions, request: AccountsRequest) {
    this.#parts = parts
    this.#request = request
    this.session = new BrowserSession(parts, request)
    const signedIn = { ...parts, session: this.session, now: request.now }
    this.email = new AccountEmail(signedIn)
    this.password = new AccountPassword(signedIn)
  }

  /** Set-Cookie lines, to be sent by the entry point. */
  get cookies(): readonly string[] {
    return this.session.cookies.lines
  }

  /** Returns the signed-in account, else null; without a cookie there is no query. */
  accountId(): Promise<string | null> {
    return this.session.accountId()
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
    const device = account === null ? null : devices.find(this.session.cookieHeader, account, now)
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
      { cookieHeader: this.session.cookieHeader, address: this.#request.address, now: this.#request.now },
      (line) => this.session.cookies.add(line),
    )
  }

  /**
   * Finishes signing in with a code of the second factor.
   * @returns the account's id
   */
  async signInByCode(typed: { code: string; trust: boolean }): Promise<Result<string, SecondFactorRefusal>> {
    const redeemed = await this.secondFactor.redeem(typed)
    if (!redeemed.ok) return redeemed
    await this.session.start(redeemed.value.accountId, redeemed.value.how)
    return done(redeemed.value.accountId)
  }

  /** Signing in by another service. */
  get providers(): ProviderSignIn {
    const { providers, pendingIdentities, publicUrl } = this.#parts
    return new ProviderSignIn(
      { providers, pendingIdentities, publicUrl },
      { cookieHeader: this.session.cookieHeader, now: this.#request.now },
      (line) => this.session.cookies.add(line),
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
    const here = await this.session.current()
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
    await this.session.start(accountId, 'passkey')
    return done(accountId)
  }

  /** The passkeys of the signed-in account; null when nobody is signed in. */
  async passkeys(origin: string): Promise<AccountPasskeys | null> {
    const here = await this.session.current()
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
    const here = await this.session.current()
    if (!here) return null
    const { database, factors, password, devices } = this.#parts
    const { address, now } = this.#request
    const device = devices.find(this.session.cookieHeader, here.userId, now)
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
    await this.session.start(account, 'registration')
  }

  /** The login of the signed-in account; null when it has none, or when nobody is signed in. */
  async login(): Promise<string | null> {
    const account = await this.accountId()
    return account === null ? null : findLogin(this.#parts.database, account)
  }

  /**
   * Signs in by a one-time link from a mail, which also proves that the client owns the e-mail.
   * @returns the account's id
   */
  async signInByLink(token: string): Promise<Result<string, { code: 'gone' } | OwesSecondFactor>> {
    const { database } = this.#parts
    const account = await redeemLink(database, { purpose: 'sign-in', token }, this.#request.now)
    if (account === null) return refuseLink()
    await this.email.prove(account)
    return this.#enter(account, 'link')
  }

  /** Prepares a code for the mail that this browser asks for, also where there is no such account; returns its id. */
  async openMailCode(request: { accountId: string | null; countedAs: string }): Promise<string> {
    const { id, cookie } = await this.#parts.mailCodes.open(request, this.#request.now)
    this.session.cookies.add(cookie)
    return id
  }

  /**
   * Signs in by a code from a mail, in the browser that has asked for it; like a link, it proves that the client owns the e-mail.
   * @returns the account's id
   */
  async signInByMailCode(typed: string): Promise<Result<string, MailCodeRefusal | OwesSecondFactor>> {
    const { mailCodes, devices } = this.#parts
    const [cookieHeader, { now }] = [this.session.cookieHeader, this.#request]
    const redeemed = await mailCodes.redeem(
      { cookieHeader, typed, now },
      (account) => devices.find(cookieHeader, account, now) !== null,
    )
    if (!redeemed.ok) return redeemed
    await this.email.prove(redeemed.value)
    return this.#enter(redeemed.value, 'mail code')
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
    if ((await this.findLinkOwner('set-password', token)) === null) return refuseLink()
    return unlessBusy<string, { code: 'gone' } | OwesSecondFactor>(async () => {
      const hash = await password.hash(next) // slow: before the link is used up
      const account = await redeemLink(database, { purpose: 'set-password', token }, now)
      if (account === null) return refuseLink()
      await this.email.prove(account)
      await storePassword(database, account, hash)
      logSecurityEvent('authn_password_change', { account })
      await endSessions(database, { userId: account, allBut: null }, 'password-changed')
      return this.#enter(account, 'link')
    })
  }

  /** Starts a session, or asks for the second factor when the account has one and does not trust this browser. */
  async #enter(account: string, how: SignInWay): Promise<Result<string, OwesSecondFactor>> {
    if (await this.secondFactor.ask(account, how)) return refused({ code: 'second-factor' })
    await this.session.start(account, how)
    return done(account)
  }
}
