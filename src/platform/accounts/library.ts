import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth/minimal'
import { username } from 'better-auth/plugins/username'
import type { Kysely } from 'kysely'
import type { Schema } from '#platform/database/schema.ts'
import { log } from '#platform/log.ts'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'
import type { ScryptCost } from './password-hash.ts'
import { startSession } from './start-session.ts'

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
export function openLibrary(
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
    logger: { level: 'error', log: (_level, message, ...details) => tell(message, details) },
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

export type Library = ReturnType<typeof openLibrary>

/** Of what the library tells, only the error, as far as a log may tell it: the rest may hold somebody's data. */
function tell(message: string, details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  log.error({ err: error }, `accounts: ${message}`)
}
