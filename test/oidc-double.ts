import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** What the provider says of the person who signs in there. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface OidcDouble {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who signs in from now on; null: presses 'cancel'. */
  person: Person | null
  /** Changes the statement before it is sent. */
  tamper: ((idToken: string, claims: JWTPayload) => string | Promise<string>) | null
  /** From now on every answer is 503. */
  isDown: boolean
  /** Signs claims with the provider's own key. */
  sign: (claims: JWTPayload) => Promise<string>
  /** Follows the provider's redirects as a browser would; returns the address in the shop that it leads to, or the form posted there. */
  visit: (address: string) => Promise<string>
  close: () => Promise<void>
}

const minutes = (count: number) => count * 60 // in seconds
const clientId = 'witryna'
const clientSecret = 'a secret of the shop at the provider'

/** A real OpenID Connect provider on a free port of this machine, where `person` signs in without typing. */
export async function openOidcDouble(redirectUris: string[]): Promise<OidcDouble> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: OidcDouble = {
    ...{ issuer, clientId, clientSecret, person: null, tamper: null, isDown: false },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(keys.privateKey),
    visit: (address) => followRedirects(address, issuer),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const provider = openProvider(double, redirectUris, { ...keys.privateKey.export({ format: 'jwk' }), kid: 'one' })
  const callback = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (double.isDown) request.resume().on('end', () => response.writeHead(503).end())
    else if (request.url?.startsWith('/interaction/')) answerQuestion(provider, double, request, response)
    else callback(request, response)
  })
  return double
}

function openProvider(double: OidcDouble, redirectUris: string[], key: object): Provider {
  const configuration: Configuration = {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris },
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: {
      AccessToken: minutes(5),
      Grant: minutes(5),
      IdToken: minutes(5),
      Interaction: minutes(5),
      Session: minutes(5),
    },
    pkce: { required: () => true },
    cookies: { keys: ['of the double'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...double.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(double.issuer, configuration)
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | null
    if (double.tamper && context.oidc?.route === 'token' && body?.id_token) {
      const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString())
      context.body = { ...body, id_token: await double.tamper(body.id_token, claims) }
    }
  })
  return provider
}

function answerQuestion(
  provider: Provider,
  { person }: OidcDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** A new visitor at the provider: stores its cookies, and stops at the first address outside of it. */
async function followRedirects(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let steps = 0; steps < 10 && next.startsWith(issuer); steps++) {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { headers: { Cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = answer.headers.get('Location')
    if (!location) return answer.text()
    next = new URL(location, next).href
  }
  return next
}
