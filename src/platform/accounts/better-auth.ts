import { createHash } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { username } from 'better-auth/plugins/username'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { log } from '../log.ts'
import type { ScryptCost } from './password-hash.ts'

const minute = 60
const day = 24 * 60 * minute

/** Hashes passwords and compares them; both take their time, and throw QueueFull in a flood. */
export interface PasswordHashing {
  cost: ScryptCost
  hash: (password: string) => Promise<string>
  verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

/**
 * Better Auth as this shop uses it: on the shop's own database handle and tables, and without its own addresses. Only
 * our pages call it, so that the words, the counting of tries and the same-origin check are the shop's.
 */
export function createBetterAuth(
  database: Kysely<Schema>,
  { secret, publicUrl, password }: { secret: string; publicUrl: string | null; password: PasswordHashing },
) {
  const secure = publicUrl?.startsWith('https:') ?? false
  return betterAuth({
    baseURL: publicUrl ?? 'http://localhost',
    trustedOrigins: publicUrl ? [publicUrl] : [],
    secret,
    database: withHashedSessionTokens(kyselyAdapter(database, { type: 'postgres' })),
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // it counts requests to the library's own addresses; ours are counted in sign-in-limits.ts
    logger: { level: 'error', log: (_level, message, ...details) => logLibraryError(message, details) },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: password.hash, verify: password.verify },
    }, // B5.15
    plugins: [
      startSession(),
      username({
        minUsernameLength: 3,
        maxUsernameLength: 40,
        usernameValidator: (login) => /^[\p{Script=Latin}\d@._-]+$/u.test(login), // B5.14
        displayUsername: false,
        schema: { user: { fields: { username: 'login' } } },
      }),
    ],
    advanced: {
      database: { joins: true, validateSchema: false }, // the tables are proved by accounts.db.test.ts
      useSecureCookies: false, // would be __Secure-; the name below says __Host-, which is stricter
      cookies: {
        session_token: {
          name: secure ? '__Host-shop-session' : 'shop-session',
          attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      ipAddress: { disableIpTracking: true },
    },
    session: {
      modelName: 'account_session',
      expiresIn: 30 * day,
      updateAge: 60 * minute,
      freshAge: 0,
      fields: {
        userId: 'user_id',
        userAgent: 'user_agent',
        ipAddress: 'ip_address',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        expiresAt: 'expires_at',
      },
    },
    user: {
      modelName: 'account_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'account_credential',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'account_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
  })
}

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** Of what the library tells, only the error, as far as a log may tell it: the rest may hold somebody's data. */
function logLibraryError(message: string, details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  log.error({ err: error }, `accounts: ${message}`)
}

/**
 * A plugin of Better Auth with one endpoint, which only the server can call: it starts a session for an account whose owner has been
 * identified by something other than a password.
 */
export function startSession() {
  return {
    id: 'start-session',
    endpoints: {
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ accountId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(context.body.accountId)
          if (!user) throw new Error('a session for an account that is gone')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ accountId: user.id })
        },
      ),
    },
  }
}

type OpenAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<OpenAdapter>

/** As much of what the library asks of its adapter as names a session's token. */
interface AdapterCall {
  model: string
  where?: { field: string; value: unknown }[]
  data?: Record<string, unknown>
}

/**
 * Stores SHA-256 of session tokens in place of the tokens, which the library itself does not offer: a copy of the database signs
 * nobody in, not even with the secret beside it. The library goes on seeing the token of the cookie that it asks with; the rows of
 * other sessions show the hash.
 */
export function withHashedSessionTokens(open: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = open(options)
    const methods = ['create', 'update', 'updateMany', 'findOne', 'findMany', 'delete', 'deleteMany', 'count'] as const
    for (const method of [...methods, 'consumeOne' as const]) wrap(adapter, method)
    return adapter
  }
}

/** In place, since the library knows the adapter by its identity. */
function wrap(adapter: Adapter, method: keyof Adapter): void {
  const perform = adapter[method] as (asked: AdapterCall) => Promise<unknown>
  const wrapped = async (asked: AdapterCall) => {
    if (asked.model !== 'session') return perform(asked)
    const token = asked.data?.token ?? asked.where?.find(({ field }) => field === 'token')?.value
    return showToken(await perform(hashToken(asked)), token)
  }
  Object.assign(adapter, { [method]: wrapped })
}

function hashToken(asked: AdapterCall): AdapterCall {
  const { where, data } = asked
  return {
    ...asked,
    ...(where && {
      where: where.map((term) => (term.field === 'token' ? { ...term, value: hashed(term.value) } : term)),
    }),
    ...(data && { data: { ...data, token: hashed(data.token) } }),
  }
}

function hashed(token: unknown): unknown {
  if (Array.isArray(token)) return token.map(hashed)
  return typeof token === 'string' ? createHash('sha256').update(token).digest('hex') : token
}

function showToken(answer: unknown, token: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((row) => showToken(row, token))
  const isRow = typeof answer === 'object' && answer !== null && 'token' in answer
  return isRow && typeof token === 'string' ? { ...answer, token } : answer
}
