import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { hostCookie, hostCookieOptions } from '../../http/cookies.ts'
import type { Identity } from './identity-provider.ts'

const minutes = 30
const boundTo = 'pending identity'

const text = z.string()
const sealedSchema = z.object({
  identity: z.object({
    ...{ issuer: text, subject: text, email: text, emailVerified: z.boolean() },
    ...{ firstName: text, lastName: text },
  }),
  until: z.number(),
})

/** Returns who a provider says this browser's user is, while no account is connected with that; null when nothing is pending. */
export function readPendingIdentity(
  sealed: SealedSecrets,
  { cookieHeader, publicUrl, now }: { cookieHeader: string; publicUrl: string; now: Date },
): Identity | null {
  const name = hostCookie(publicUrl, 'pending-identity')
  const opened = sealed.open(Buffer.from(parse(cookieHeader, name)[name] ?? '', 'base64url'), boundTo)
  if (!opened) return null
  const { identity, until } = sealedSchema.parse(JSON.parse(Buffer.from(opened).toString()))
  return until > now.getTime() ? identity : null
}

/** Returns the Set-Cookie line; the browser can neither read nor make it. Null clears it. */
export function pendingIdentityCookie(
  sealed: SealedSecrets,
  identity: Identity | null,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const until = now.getTime() + minutes * 60_000
  const value = identity && sealed.seal(Buffer.from(JSON.stringify({ identity, until })), boundTo)
  const options = hostCookieOptions(publicUrl, value ? minutes * 60 : 0)
  return serialize(hostCookie(publicUrl, 'pending-identity'), Buffer.from(value ?? []).toString('base64url'), options)
}
