import { type log, requestNetwork, securityLog } from './log.ts'

/** Accounts are named by their internal ids, never by what somebody typed; null: no such account. */
type Account = { account: string | null }

/**
 * What is logged about attacks and about the use of accounts. Names as in the OWASP Logging Vocabulary where it has one.
 * `warn` needs somebody's attention when it comes often, `info` does not.
 */
interface SecurityEvents {
  /** Somebody has signed in; `known`: the browser had signed in to the account before. */
  authn_login_success: Account & { how: 'password' | 'link'; known: boolean }
  /** A wrong password, or an account that there is not. */
  authn_login_fail: Account & { known: boolean }
  /** An attempt was refused before the password was looked at. */
  authn_login_lock: Account & { known: boolean; until: Date }
  /** Too many passwords wait to be hashed: attempts are refused for the moment. */
  authn_login_overload: Account
  /** A password has been stored with the present parameters. */
  authn_password_rehash: Account
  /** The browser carries a device cookie from now on. */
  authn_device_known: Account
  /** Somebody has asked for a link by mail. `sent` is false when enough have been sent. */
  authn_link_request: Account & { sent: boolean }
  /** A link that was used before, is too old, or never was. */
  authn_link_refused: Record<string, never>
  session_created: Account
  /** Sessions have ended; `idle` and `absolute` say that they were not used, or too old. */
  session_expired: {
    account?: string
    reason: 'sign-out' | 'signed-in-again' | 'by-client' | 'idle' | 'absolute'
    sessions: number
  }
  /** Cookies are signed with another secret from now on: everybody is signed out, no browser is known. */
  authn_secret_changed: Record<string, never>
  /** A limit of the shop has refused something. */
  excess_rate_limit_exceeded: { limit: string; until: Date }
  /** Somebody at the terminal has changed how the shop works. */
  authz_admin: { action: 'setting' | 'words' | 'rate' | 'restore' | 'feed'; key?: string }
}

export type SecurityEventName = keyof SecurityEvents

export const securityLevels: Record<SecurityEventName, 'info' | 'warn'> = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_login_lock: 'warn',
  authn_login_overload: 'warn',
  authn_password_rehash: 'info',
  authn_device_known: 'info',
  authn_link_request: 'info',
  authn_link_refused: 'warn',
  authn_secret_changed: 'warn',
  session_created: 'info',
  session_expired: 'info',
  excess_rate_limit_exceeded: 'warn',
  authz_admin: 'warn',
}

/** Logs an event, with the number and the network of the request that it belongs to. */
export function logSecurityEvent<Name extends SecurityEventName>(
  event: Name,
  facts: SecurityEvents[Name],
  to: Pick<typeof log, 'info' | 'warn'> = securityLog,
): void {
  const network = requestNetwork()
  to[securityLevels[event]]({ event, ...facts, ...(network && { network }) })
}
