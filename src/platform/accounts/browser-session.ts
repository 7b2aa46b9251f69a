import type { Kysely } from 'kysely'
import { DatabaseUnavailable } from '../database/connection-errors.ts'
import type { Schema } from '../database/schema.ts'
import { logSecurityEvent, type SignInWay } from '../security-log.ts'
import type { BetterAuth } from './better-auth.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { ResponseCookies } from './response-cookies.ts'
import { findLinkedSession } from './session-links.ts'
import { absoluteEnd, endSessions, listSessions, type SessionAge } from './sessions.ts'

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

/** A session that this request has started. */
export interface NewSession {
  accountId: string
  sessionId: string
  how: SignInWay
  /** The browser had signed in to the account before. */
  isKnown: boolean
  userAgent: string
}

interface StoredSession {
  id: string
  userId: string
  createdAt: Date
}

interface BrowserSessionParts {
  library: () => Promise<BetterAuth>
  database: Kysely<Schema>
  devices: DeviceCookies
}

/** The session of the browser that sent a request, and those of the same account in other browsers. */
export class BrowserSession {
  /** The Set-Cookie lines of the response. */
  readonly cookies = new ResponseCookies()
  readonly #parts: BrowserSessionParts
  readonly #request: AccountsRequest
  #current: Promise<StoredSession | null> | null = null
  /** The account that this request has signed in to. */
  #signedInTo: string | null = null
  #started: NewSession | null = null

  constructor(parts: BrowserSessionParts, request: AccountsRequest) {
    this.#parts = parts
    this.#request = request
  }

  /** Returns the signed-in account, else null; without a cookie there is no query. */
  async accountId(): Promise<string | null> {
    return this.#signedInTo ?? (await this.current())?.userId ?? null
  }

  get cookieHeader(): string {
    return this.#request.headers.get('Cookie') ?? ''
  }

  /** The session that this request has started; null when it has not signed in. */
  get started(): NewSession | null {
    return this.#started
  }

  /** Returns the session with which the request came; null when there is none. */
  current(): Promise<StoredSession | null> {
    this.#current ??= this.#read()
    return this.#current
  }

  async #read(): Promise<StoredSession | null> {
    if (!/(?:^|[; ])(?:__Host-)?shop-session=/.test(this.cookieHeader)) return null
    const { api } = await this.#parts.library()
    const pending = api.getSession({ headers: this.#request.headers, returnHeaders: true })
    const { headers, response } = await pending.catch((error) => {
      throw statusOf(error) === 500 ? new DatabaseUnavailable(error) : error // the library hides the database error
    })
    const session = response?.session ?? null
    if (session && session.createdAt <= absoluteEnd(this.#request)) {
      await endSessions(this.#parts.database, { userId: session.userId, only: session.id }, 'absolute')
      this.cookies.addAll((await api.signOut({ headers: this.#request.headers, returnHeaders: true })).headers)
      return null
    }
    this.cookies.addAll(headers)
    return session
  }

  /** Starts a session of the account, in place of the one that this browser had before. */
  async start(account: string, how: SignInWay): Promise<void> {
    const known = this.#parts.devices.find(this.cookieHeader, account, this.#request.now) !== null
    const before = await this.current()
    const { api } = await this.#parts.library()
    const body = { accountId: account }
    const started = await api.startSession({ body, headers: this.#request.headers, returnHeaders: true })
    const { headers, response } = started
    const userAgent = this.#request.headers.get('User-Agent') ?? ''
    this.#started = { accountId: account, sessionId: response.sessionId, how, isKnown: known, userAgent }
    if (before) await endSessions(this.#parts.database, { userId: before.userId, only: before.id }, 'signed-in-again')
    this.cookies.addAll(headers)
    this.#remember(account, how, known)
  }

  /** Marks this browser as signed in to the account, and as recognised for it. */
  #remember(account: string, how: SignInWay, known: boolean): void {
    this.#signedInTo = account
    this.cookies.add(this.#parts.devices.renew(this.cookieHeader, account, this.#request.now))
    logSecurityEvent('authn_login_success', { account, how, known })
    logSecurityEvent('session_created', { account })
    if (!known) logSecurityEvent('authn_device_known', { account })
  }

  /** Ends this browser's session. */
  async end(): Promise<void> {
    const before = await this.current()
    const { api } = await this.#parts.library()
    const { headers } = await api.signOut({ headers: this.#request.headers, returnHeaders: true })
    this.cookies.addAll(headers)
    this.#current = Promise.resolve(null)
    this.#signedInTo = null
    if (before) logSecurityEvent('session_expired', { account: before.userId, reason: 'sign-out', sessions: 1 })
  }

  /** Returns all browsers that are signed in to this account, the last used first; empty when not signed in. */
  async browsers(): Promise<SignedInBrowser[]> {
    const here = await this.current()
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
    const here = await this.current()
    if (here) await endSessions(this.#parts.database, { userId: here.userId, only: id }, 'by-client')
  }

  /** Signs this account out in all other browsers. */
  async endOtherBrowsers(reason: 'by-client' | 'e-mail-changed' | 'password-changed' = 'by-client'): Promise<void> {
    const here = await this.current()
    if (here) await endSessions(this.#parts.database, { userId: here.userId, allBut: here.id }, reason)
  }

  /** Returns the session that a mail about a new device is about; null when it has ended. */
  async findLinked(token: string): Promise<{ userAgent: string; signedInAt: Date } | null> {
    return findLinkedSession(this.#parts.database, token, this.#request.now)
  }

  /** Ends the session that a mail about a new device is about; false when it has ended before. */
  async endLinked(token: string): Promise<boolean> {
    const session = await findLinkedSession(this.#parts.database, token, this.#request.now)
    if (!session) return false
    await endSessions(this.#parts.database, { userId: session.accountId, only: session.id }, 'by-client')
    return true
  }
}

/** Failures of the library have a status; reading it avoids loading the library. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
}
