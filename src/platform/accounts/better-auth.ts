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

/** Hashes and verifies passwords; both are slow and throw QueueFull when too many wait. */
export interface PasswordHashing {
  cost: ScryptCost
  hash: (password: string) => Promise<string>
  verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

/**
 * Returns Better Auth on the shop's own database handle and tables, without its HTTP endpoints. Only our pages call it, so the
 * texts, the rate limits and the same-origin check are the shop's.
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
    rateLimit: { enabled: false }, // rate-limits only the library's own endpoints; ours use sign-in-limits.ts
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
      database: { joins: true, validateSchema: false }, // accounts.db.test.ts checks the tables
      useSecureCookies: false, // would set the prefix __Secure-; the name below uses the stricter __Host-
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

/** Logs only the error, without sensitive data: other details from the library may contain personal data. */
function logLibraryError(message: string, details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  log.error({ err: error }, `accounts: ${message}`)
}

/**
 * Better Auth plugin with one server-only endpoint: starts a session for an account whose owner was identified without a
 * password.
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
          if (!user) throw new Error('a session for an account that no longer exists')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ sessionId: session.id })
        },
      ),
    },
  }
}

type OpenAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<OpenAdapter>

/** The part of an adapter call that carries a session token. */
interface AdapterCall {
  model: string
  where?: { field: string; value: unknown }[]
  data?: Record<string, unknown>
}

/**
 * Stores the SHA-256 of session tokens instead of the tokens, which the library does not offer: a copy of the database cannot
 * be used to sign in, not even together with the secret. The library still sees the token from the cookie of the current
 * request; rows of other sessions show the hash.
 */
export function withHashedSessionTokens(open: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = open(options)
    const methods = ['create', 'update', 'updateMany', 'findOne', 'findMany', 'delete', 'deleteMany', 'count'] as const
    for (const method of [...methods, 'consumeOne' as const]) wrap(adapter, method)
    return adapter
  }
}

/** Patches the adapter in place: the library compares it by identity. */
function wrap(adapter: Adapter, method: keyof Adapter): void {
  const perform = adapter[method] as (call: AdapterCall) => Promise<unknown>
  const wrapped = async (call: AdapterCall) => {
    if (call.model !== 'session') return perform(call)
    const token = call.data?.token ?? call.where?.find(({ field }) => field === 'token')?.value
    return showToken(await perform(hashToken(call)), token)
  }
  Object.assign(adapter, { [method]: wrapped })
}

function hashToken(call: AdapterCall): AdapterCall {
  const { where, data } = call
  return {
    ...call,
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
