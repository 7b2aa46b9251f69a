import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import { hostCookie, hostCookieOptions } from '../../http/cookies.ts'
import type { Checks } from './oidc-client.ts'

const maxAgeSeconds = 10 * 60
const maxFlows = 3 // tabs

/** A browser that was sent to a provider, and where it goes afterwards. */
export interface OpenFlow extends Checks {
  provider: string
  returnTo: string
}

const text = z.string().max(500)
const flowsSchema = z.array(z.object({ provider: text, returnTo: text, state: text, nonce: text, verifier: text }))

/**
 * Returns what this browser is expected to bring back. It is in a cookie of the browser alone: nobody can finish in one browser what
 * was begun in another.
 */
export function readOpenFlows(cookieHeader: string, publicUrl: string): OpenFlow[] {
  const name = hostCookie(publicUrl, 'provider-flows')
  const value = parse(cookieHeader, name)[name]
  if (!value) return []
  try {
    return flowsSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return []
  }
}

/** Returns the Set-Cookie line for the last three of these. */
export function openFlowsCookie(publicUrl: string, flows: OpenFlow[]): string {
  const value = Buffer.from(JSON.stringify(flows.slice(-maxFlows))).toString('base64url')
  const options = hostCookieOptions(publicUrl, flows.length === 0 ? 0 : maxAgeSeconds)
  return serialize(hostCookie(publicUrl, 'provider-flows'), flows.length === 0 ? '' : value, options)
}
