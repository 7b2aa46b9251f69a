import type { IdentityProvider } from './identity-provider.ts'

type Environment = Record<string, string | undefined>

const usual = { scope: 'openid email profile', responseMode: 'query' } as const

/**
 * Returns the providers that the environment configures: Google, Facebook and Apple by their own variables, any others by
 * OIDC_PROVIDERS. Throws an Error with a readable message when one is configured in part.
 */
export function readProviders(environment: Environment): IdentityProvider[] {
  const others = (environment.OIDC_PROVIDERS ?? '').split(',').map((id) => id.trim())
  const known = [google(environment), facebook(environment), apple(environment)]
  const providers = [...known, ...others.filter(Boolean).map((id) => other(id, environment))].filter(
    (one) => one !== null,
  )
  const twice = providers.find(({ id }, index) => providers.findIndex((one) => one.id === id) !== index)
  if (twice) throw new Error(`OIDC_PROVIDERS: nazwa „${twice.id}” jest już zajęta.`)
  return providers
}

/** https://developers.google.com/identity/openid-connect/openid-connect */
function google(environment: Environment): IdentityProvider | null {
  const keys = readTogether(environment, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  if (!keys) return null
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = keys
  const issuer = 'https://accounts.google.com'
  return { id: 'google', name: 'Google', issuer, clientId, secret, ...usual, isMain: true }
}

/** Its description names no token endpoint: https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token */
function facebook(environment: Environment): IdentityProvider | null {
  const keys = readTogether(environment, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'])
  if (!keys) return null
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret } = keys
  const issuer = 'https://www.facebook.com'
  const endpoints = {
    authorization: `${issuer}/v24.0/dialog/oauth`,
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    keys: `${issuer}/.well-known/oauth/openid/jwks/`,
  }
  const scope = 'openid email public_profile'
  return { id: 'facebook', name: 'Facebook', issuer, clientId, secret, endpoints, ...usual, scope, isMain: true }
}

/** Returns by POST whenever the e-mail is asked for: https://developer.apple.com/documentation/signinwithapple */
function apple(environment: Environment): IdentityProvider | null {
  const keys = readTogether(environment, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  if (!keys) return null
  const privateKey = keys.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n') // a file of variables has one line for each
  const secret = { teamId: keys.APPLE_TEAM_ID, keyId: keys.APPLE_KEY_ID, privateKey }
  const apple = { id: 'apple', name: 'Apple', issuer: 'https://appleid.apple.com', isMain: true }
  return { ...apple, clientId: keys.APPLE_CLIENT_ID, secret, scope: 'openid email name', responseMode: 'form_post' }
}

function other(id: string, environment: Environment): IdentityProvider {
  if (!/^[a-z\d]{1,20}$/.test(id))
    throw new Error(`OIDC_PROVIDERS to nazwy z małych liter i cyfr po przecinku, a nie „${id}”.`)
  const prefix = `OIDC_${id.toUpperCase()}`
  const [issuerName, clientIdName, secretName] = [`${prefix}_ISSUER`, `${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
  const keys = readTogether(environment, [issuerName, clientIdName, secretName])
  if (!keys) throw new Error(`OIDC_PROVIDERS wymienia „${id}”, ale brakuje ${issuerName}.`)
  const name = environment[`${prefix}_NAME`] || id
  const issuer = readIssuer(issuerName, keys[issuerName] ?? '')
  const [clientId = '', secret = ''] = [keys[clientIdName], keys[secretName]]
  return { id, name, issuer, clientId, secret, ...usual, isMain: false }
}

/** Only a provider on this machine, for trying out, may speak plain http. */
function readIssuer(name: string, text: string): string {
  const url = URL.parse(text)
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return text
  throw new Error(`${name} ma wyglądać jak https://logowanie.example, a nie „${text}”.`)
}

/** Null when none of the variables is set; throws when only some are. */
function readTogether<Name extends string>(environment: Environment, names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !environment[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new Error(`Brakuje ${missing.join(', ')}: te zmienne podaje się razem (${names.join(', ')}).`)
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as Record<Name, string>
}
