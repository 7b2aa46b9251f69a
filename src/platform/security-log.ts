import { type log, requestNetwork, securityLog } from './log.ts'

/** Accounts are identified by internal ids, never by typed text; null: no such account. */
type Account = { account: string | null }

export type SignInWay = 'password' | 'link' | 'registration' | 'provider' | 'passkey' | 'mail code'

/**
 * Logged events about attacks and the use of accounts. Names follow the OWASP Logging Vocabulary where it has one. A frequent
 * `warn` needs attention, `info` does not.
 */
interface SecurityEvents {
  /** A sign-in; `known`: the browser had signed in to the account before. */
  authn_login_success: Account & { how: SignInWay; known: boolean }
  /** A wrong password or an unknown account. */
  authn_login_fail: Account & { known: boolean }
  /** An attempt was refused before the password was checked. */
  authn_login_lock: Account & { known: boolean; until: Date }
  /** Too many passwords wait to be hashed: attempts are refused temporarily. */
  authn_login_overload: Account
  /** A client has a new password. */
  authn_password_change: Account
  /** A password was rehashed with the current parameters. */
  authn_password_rehash: Account
  /** The browser now has a device cookie. */
  authn_device_known: Account
  /** A link was requested by mail. `sent` is false when the limit is reached. */
  authn_link_request: Account & { sent: boolean }
  /** A link that is used, expired or unknown. */
  authn_link_refused: Record<string, never>
  /** A client has registered; the e-mail is not confirmed yet. */
  user_created: Account
  /** The owner of an account has followed a link in a mail for the first time. */
  authn_email_confirmed: Account
  /** A client has another e-mail, which a link has confirmed. */
  authn_email_changed: Account
  session_created: Account
  /** Sessions have ended; `idle` and `absolute`: unused or too old. */
  session_expired: {
    account?: string
    reason:
      | 'sign-out'
      | 'signed-in-again'
      | 'by-client'
      | 'e-mail-proved'
      | 'e-mail-changed'
      | 'password-changed'
      | 'idle'
      | 'absolute'
    sessions: number
  }
  /** One factor was proved, the browser now owes the other; it is not signed in yet. */
  authn_second_factor_asked: Account & { how: SignInWay }
  authn_second_factor_success: Account & { by: 'app' | 'backup code' }
  /** A wrong or used code. */
  authn_second_factor_fail: Account
  /** A code was refused before it was checked. */
  authn_second_factor_lock: Account & { until: Date }
  /** A provider was down, or said nothing that the shop believes; `reason` has no personal data. */
  authn_provider_fail: { provider: string; reason: string }
  /** The client signs in by this provider too from now on, or no longer. */
  authn_provider_connected: Account & { issuer: string }
  authn_provider_disconnected: Account & { issuer: string }
  /** A wrong code from a mail; null: there is no such account. */
  authn_mail_code_fail: Account
  /** A passkey that the shop does not know, or that has signed something else; null: nobody's. */
  authn_passkey_fail: Account
  /** The client has one more passkey, or one less. */
  authn_passkey_changed: Account & { to: 'added' | 'removed' }
  /** The client has turned the second factor on or off, or has taken new backup codes. */
  authn_second_factor_changed: Account & { to: 'on' | 'off' | 'new codes' }
  /** Signed in, but not recently, and did not prove to be the owner before a change of how to sign in. */
  authn_owner_not_proved: Account
  /** Cookies are now signed with another secret: everyone is signed out, no browser is recognised. */
  authn_secret_changed: Record<string, never>
  /** One of the shop's limits has refused a request. */
  excess_rate_limit_exceeded: { limit: string; until: Date }
  /** A terminal command has changed how the shop works. */
  authz_admin: { action: 'setting' | 'words' | 'rate' | 'restore' | 'feed' | 'webhook'; key?: string }
}

export type SecurityEventName = keyof SecurityEvents

export const securityLevels: Record<SecurityEventName, 'info' | 'warn'> = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_login_lock: 'warn',
  authn_login_overload: 'warn',
  authn_password_change: 'info',
  authn_password_rehash: 'info',
  authn_device_known: 'info',
  authn_link_request: 'info',
  authn_link_refused: 'warn',
  authn_second_factor_asked: 'info',
  authn_second_factor_success: 'info',
  authn_second_factor_fail: 'warn',
  authn_second_factor_lock: 'warn',
  authn_second_factor_changed: 'info',
  authn_mail_code_fail: 'warn',
  authn_passkey_fail: 'warn',
  authn_passkey_changed: 'info',
  authn_provider_fail: 'warn',
  authn_provider_connected: 'info',
  authn_provider_disconnected: 'info',
  authn_owner_not_proved: 'warn',
  authn_secret_changed: 'warn',
  user_created: 'info',
  authn_email_confirmed: 'info',
  authn_email_changed: 'info',
  session_created: 'info',
  session_expired: 'info',
  excess_rate_limit_exceeded: 'warn',
  authz_admin: 'warn',
}

/** Logs an event, with the number and the network of its request. */
export function logSecurityEvent<Name extends SecurityEventName>(
  event: Name,
  facts: SecurityEvents[Name],
  to: Pick<typeof log, 'info' | 'warn'> = securityLog,
): void {
  const network = requestNetwork()
  to[securityLevels[event]]({ event, ...facts, ...(network && { network }) })
}
