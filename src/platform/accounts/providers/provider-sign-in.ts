import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { logSecurityEvent } from '../../security-log.ts'
import type { Identity, IdentityProvider } from './identity-provider.ts'
import { failureOf, type OidcClient, type ProviderFailure } from './oidc-client.ts'
import { type OpenFlow, openFlowsCookie, readOpenFlows } from './open-flows.ts'
import { pendingIdentityCookie, readPendingIdentity } from './pending-identity.ts'

/** unknown: no such provider is configured; stale: this browser did not begin that, or too long ago. */
export type ProviderRefusal = { code: 'unknown' | 'stale' | ProviderFailure; returnTo: string }

export interface ConfiguredProvider {
  provider: IdentityProvider
  client: OidcClient
}

interface Parts {
  providers: ConfiguredProvider[]
  pendingIdentities: SealedSecrets
  publicUrl: string
}

interface Browser {
  cookieHeader: string
  now: Date
}

/** Sends one browser to a provider, and reads what it brings back. Nobody is signed in by this alone. */
export class ProviderSignIn {
  readonly #parts: Parts
  readonly #browser: Browser
  readonly #addCookie: (line: string) => void

  constructor(parts: Parts, browser: Browser, addCookie: (line: string) => void) {
    this.#parts = parts
    this.#browser = browser
    this.#addCookie = addCookie
  }

  get configured(): Pick<IdentityProvider, 'id' | 'name' | 'issuer' | 'isMain'>[] {
    return this.#parts.providers.map(({ provider: { id, name, issuer, isMain } }) => ({ id, name, issuer, isMain }))
  }

  /** Returns the provider's address to which the browser is sent; it comes back to `redirectUri`, and in the end to `returnTo`. */
  async begin(id: string, { redirectUri, returnTo }: { redirectUri: string; returnTo: string }) {
    const found = this.#find(id)
    if (!found) return refused<ProviderRefusal>({ code: 'unknown', returnTo })
    try {
      const { address, checks } = await found.client.begin(redirectUri, this.#browser.now)
      this.#setFlows([...this.#flows(), { provider: id, returnTo, ...checks }])
      return done(address)
    } catch (error) {
      return this.#refuse(id, error, returnTo)
    }
  }

  /** Reads what the browser brings back, once. `returned` is its address, with the public origin. */
  async finish(id: string, returned: URL): Promise<Result<{ identity: Identity; returnTo: string }, ProviderRefusal>> {
    const found = this.#find(id)
    if (!found) return refused({ code: 'unknown', returnTo: '' })
    const state = returned.searchParams.get('state')
    const flows = this.#flows()
    const flow = flows.find((flow) => flow.provider === id && flow.state === state)
    if (!flow) {
      logSecurityEvent('authn_provider_fail', { provider: id, reason: 'stale' })
      return refused({ code: 'stale', returnTo: '' })
    }
    this.#setFlows(flows.filter((other) => other !== flow))
    const { returnTo } = flow
    try {
      const identity = await found.client.redeem(returned, flow, this.#browser.now)
      return done({ identity: withNames(identity, returned), returnTo })
    } catch (error) {
      return this.#refuse(id, error, returnTo)
    }
  }

  /** Who a provider says this browser's user is, while no account is connected with that. */
  get pending(): (Identity & { providerName: string }) | null {
    const { pendingIdentities, providers, publicUrl } = this.#parts
    const identity = readPendingIdentity(pendingIdentities, { ...this.#browser, publicUrl })
    const found = identity && providers.find(({ provider }) => provider.issuer === identity.issuer)
    return found ? { ...identity, providerName: found.provider.name } : null
  }

  /** Keeps an identity for half an hour, until an account is connected with it; null forgets it. */
  setPending(identity: Identity | null): void {
    const { pendingIdentities, publicUrl } = this.#parts
    this.#addCookie(pendingIdentityCookie(pendingIdentities, identity, { publicUrl, now: this.#browser.now }))
  }

  #find(id: string): ConfiguredProvider | undefined {
    return this.#parts.providers.find(({ provider }) => provider.id === id)
  }

  #flows(): OpenFlow[] {
    return readOpenFlows(this.#browser.cookieHeader, this.#parts.publicUrl)
  }

  #setFlows(flows: OpenFlow[]): void {
    this.#addCookie(openFlowsCookie(this.#parts.publicUrl, flows))
  }

  #refuse(provider: string, error: unknown, returnTo: string): { ok: false; problem: ProviderRefusal } {
    const code = failureOf(error)
    const details = error instanceof Error ? { code: '', error: '', ...error } : { code: '', error: '' }
    const reason = [code, details.code, details.error].filter(Boolean).join(' ')
    if (code !== 'cancelled') logSecurityEvent('authn_provider_fail', { provider, reason })
    return refused({ code, returnTo })
  }
}

/** Apple tells names once and beside its signed statement; they only fill in a form. */
function withNames(identity: Identity, { searchParams }: URL): Identity {
  const given = (name: string) => (searchParams.get(name) ?? '').slice(0, 100)
  return {
    ...identity,
    firstName: identity.firstName || given('given_name'),
    lastName: identity.lastName || given('family_name'),
  }
}
