import type { Kysely } from 'kysely'
import { DatabaseAway } from '#platform/database/database-away.ts'
import type { Schema } from '#platform/database/schema.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Attempt, countAttempt, forgetAttempts } from './attempts.ts'
import { findAccount } from './find-account.ts'
import type { Library } from './library.ts'

/** A browser in which somebody is signed in. */
export interface SignedInBrowser {
  id: string
  userAgent: string
  signedInAt: Date
  /** To the hour. */
  lastUsedAt: Date
  /** The one that asks. */
  isThis: boolean
}

export type SignInRefusal = { code: 'wrong' } | { code: 'wait'; until: Date }

type Session = { id: string; token: string; userId: string }

/** The accounts as one request of one browser sees them. What it wants of the browser gathers in `cookies`. */
export class AccountsOfRequest {
  /** Set-Cookie lines; the way in sends them along. */
  readonly cookies: string[] = []
  readonly #library: () => Promise<Library>
  readonly #database: Kysely<Schema>
  readonly #headers: Headers
  readonly #address: string
  #session: Promise<Session | null> | null = null

  constructor(library: () => Promise<Library>, database: Kysely<Schema>, headers: Headers, address: string) {
    this.#library = library
    this.#database = database
    this.#headers = headers
    this.#address = address
  }

  /** The account that is signed in, else null; without a cookie nothing is asked. */
  async accountId(): Promise<string | null> {
    this.#session ??= this.#readSession()
    return (await this.#session)?.userId ?? null
  }

  /**
   * Signs in with a login or an e-mail. An unknown account and a wrong password take the same time and answer the same.
   * @returns the account's id
   */
  async signIn(loginOrEmail: string, password: string, now: Date): Promise<Result<string, SignInRefusal>> {
    const account = await findAccount(this.#database, loginOrEmail)
    const attempt: Attempt = { account: account?.id ?? `unknown ${loginOrEmail.toLowerCase()}`, address: this.#address }
    const until = await countAttempt(this.#database, attempt, now)
    if (until) return refused({ code: 'wait', until })
    const userId = await this.#checkPassword(account?.email ?? 'nobody@invalid.invalid', password)
    if (userId === null) return refused({ code: 'wrong' })
    await forgetAttempts(this.#database, attempt, now)
    return done(userId)
  }

  /** Ends what is signed in here. */
  async signOut(): Promise<void> {
    const { api } = await this.#library()
    const { headers } = await api.signOut({ headers: this.#headers, returnHeaders: true })
    this.#take(headers)
    this.#session = Promise.resolve(null)
  }

  /** Every browser in which this account is signed in, the last used first; none when nobody is. */
  async browsers(): Promise<SignedInBrowser[]> {
    const here = await this.#current()
    if (!here) return []
    const sessions = await (await this.#library()).api.listSessions({ headers: this.#headers })
    return sessions
      .map((session) => ({
        id: session.id,
        userAgent: session.userAgent ?? '',
        signedInAt: session.createdAt,
        lastUsedAt: session.updatedAt,
        isThis: session.id === here.id,
      }))
      .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
  }

  /** Signs this account out in another browser; nothing happens when the id is not one of its own. */
  async endBrowser(id: string): Promise<void> {
    if (!(await this.#current())) return
    const { api } = await this.#library()
    const session = (await api.listSessions({ headers: this.#headers })).find((session) => session.id === id)
    if (session) await api.revokeSession({ headers: this.#headers, body: { token: session.token } })
  }

  /** Signs this account out everywhere else. */
  async endOtherBrowsers(): Promise<void> {
    if (await this.#current()) await (await this.#library()).api.revokeOtherSessions({ headers: this.#headers })
  }

  #current(): Promise<Session | null> {
    this.#session ??= this.#readSession()
    return this.#session
  }

  async #readSession(): Promise<Session | null> {
    if (!/(?:^|[; ])(?:__Host-)?shop-session=/.test(this.#headers.get('Cookie') ?? '')) return null
    const { api } = await this.#library()
    const asked = api.getSession({ headers: this.#headers, returnHeaders: true })
    const { headers, response } = await asked.catch((error) => {
      throw statusOf(error) === 500 ? new DatabaseAway(error) : error // the library hides what the database said
    })
    this.#take(headers)
    return response?.session ?? null
  }

  /** The account's id, or null when the password is wrong. A session that this browser had before is ended. */
  async #checkPassword(email: string, password: string): Promise<string | null> {
    const before = await this.#current()
    const { api } = await this.#library()
    try {
      const { headers, response } = await api.signInEmail({
        body: { email, password },
        headers: this.#headers,
        returnHeaders: true,
      })
      if (before) await api.revokeSession({ headers: this.#headers, body: { token: before.token } })
      this.#take(headers)
      return response.user.id
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  /** A later answer about the same cookie replaces the earlier one. */
  #take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const name = line.slice(0, line.indexOf('=') + 1)
      const earlier = this.cookies.findIndex((cookie) => cookie.startsWith(name))
      if (earlier >= 0) this.cookies.splice(earlier, 1)
      this.cookies.push(line)
    }
  }
}

/** The library throws what it refuses; known by its status, so that the library need not be loaded to recognise it. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
}
