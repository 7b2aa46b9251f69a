import type { ClientAuth, Configuration, IDToken, ServerMetadata, UserInfoResponse } from 'openid-client'
import type { AppleKey, Identity, IdentityProvider } from './identity-provider.ts'

const timeoutSeconds = 5
const rediscoverMilliseconds = 60 * 60_000

/** What a browser must bring back to be believed. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/** unavailable: the provider does not answer; refused: it answered, and its answer proves nothing. */
export type ProviderFailure = 'unavailable' | 'refused' | 'cancelled'

/** Speaks OpenID Connect with one provider: authorization code flow with PKCE, state and nonce. The library is loaded on first use. */
export class OidcClient {
  readonly #provider: IdentityProvider
  #discovered: { at: number; configuration: Promise<Configuration> } | null = null

  constructor(provider: IdentityProvider) {
    this.#provider = provider
  }

  /** Returns where the browser is sent, and what it must bring back. Throws when the provider is down. */
  async begin(redirectUri: string, now: Date): Promise<{ address: string; checks: Checks }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await import('openid-client')
    const configuration = await this.#configuration(now)
    const checks = {
      state: random.randomState(),
      nonce: random.randomNonce(),
      verifier: random.randomPKCECodeVerifier(),
    }
    const { responseMode, scope } = this.#provider
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(responseMode === 'form_post' && { response_mode: responseMode }),
    })
    return { address: address.href, checks }
  }

  /**
   * Exchanges the code in the address that the browser came back to. Signature, issuer, audience, expiry and nonce of the
   * id_token are checked. Throws when the provider is down or anything is wrong: `failureOf` tells which.
   */
  async redeem(returned: URL, { state, nonce, verifier }: Checks, now: Date): Promise<Identity> {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
    const configuration = await this.#configuration(now)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, returned, checks)
    const claims = tokens.claims()
    if (!claims) throw new Error('no id_token')
    const { userinfo_endpoint: more } = configuration.serverMetadata()
    if (claims.email !== undefined || !more) return this.#identityOf(claims, claims.sub)
    return this.#identityOf(await fetchUserInfo(configuration, tokens.access_token, claims.sub), claims.sub)
  }

  #identityOf(claims: IDToken | UserInfoResponse, subject: string): Identity {
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].slice(0, 200) : '')
    const emailVerified = claims.email_verified === true || `${claims.email_verified}` === 'true' // Apple sends text
    const names = { firstName: text('given_name') || text('name'), lastName: text('family_name') }
    return { issuer: this.#provider.issuer, subject, email: text('email'), emailVerified, ...names }
  }

  /** The provider's description of itself, read again every hour; a failure is not remembered. */
  #configuration(now: Date): Promise<Configuration> {
    if (this.#discovered && now.getTime() - this.#discovered.at < rediscoverMilliseconds)
      return this.#discovered.configuration
    const configuration = this.#discover()
    const discovered = { at: now.getTime(), configuration }
    this.#discovered = discovered
    configuration.catch(() => {
      if (this.#discovered === discovered) this.#discovered = null
    })
    return configuration
  }

  async #discover(): Promise<Configuration> {
    const oidc = await import('openid-client')
    const { issuer, clientId, secret, endpoints } = this.#provider
    const authentication = typeof secret === 'string' ? oidc.ClientSecretPost(secret) : appleSecret(secret)
    const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    const extensions = [oidc.enableNonRepudiationChecks, ...insecure] // the signature is checked, not only the connection
    if (!endpoints) {
      const options = { timeout: timeoutSeconds, execute: extensions }
      return oidc.discovery(new URL(issuer), clientId, undefined, authentication, options)
    }
    const { authorization, token, keys } = endpoints
    const metadata: ServerMetadata = {
      issuer,
      authorization_endpoint: authorization,
      token_endpoint: token,
      jwks_uri: keys,
    }
    const configuration = new oidc.Configuration(metadata, clientId, undefined, authentication)
    configuration.timeout = timeoutSeconds
    for (const set of extensions) set(configuration)
    return configuration
  }
}

/** https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
function appleSecret({ teamId, keyId, privateKey }: AppleKey): ClientAuth {
  return async (_server, { client_id: clientId }, body) => {
    const { importPKCS8, SignJWT } = await import('jose')
    const secret = new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
    body.set('client_id', clientId)
    body.set('client_secret', await secret.sign(await importPKCS8(privateKey, 'ES256')))
  }
}

/** Why `begin` or `redeem` threw. */
export function failureOf(error: unknown): ProviderFailure {
  const named = (name: string) => error instanceof Error && 'error' in error && error.error === name
  if (named('access_denied') || named('user_cancelled_authorize')) return 'cancelled' // the latter is Apple's
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const isDown = statusOf(error) >= 500 || named('temporarily_unavailable')
  const gaveUp = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT'
  return isDown || gaveUp || isCutOff(error) ? 'unavailable' : 'refused'
}

/**
 * The HTTP status of the answer that the library did not expect; 0 without one. Not by `instanceof`: the server's adapter
 * replaces the global `Response`, and an answer of fetch is none of that class.
 */
function statusOf(error: unknown): number {
  const cause = error instanceof Error ? error.cause : null
  return cause && typeof cause === 'object' && 'status' in cause ? Number(cause.status) : 0
}

/** Whether fetch failed, before the answer or in the middle of it: it throws a TypeError, which the library may wrap. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && isCutOff(error.cause))
}
