/** A service that says who a client is, by OpenID Connect. */
export interface IdentityProvider {
  /** 'google': its name in addresses. */
  id: string
  /** 'Google': its name on buttons. */
  name: string
  /** Who signs its statements. A client is known by it and by the provider's own number of the client, never by an e-mail. */
  issuer: string
  clientId: string
  /** How the shop proves who it is. */
  secret: string | AppleKey
  /** What it is asked for, 'openid email …'. */
  scope: string
  /** form_post: the browser returns by a POST from the provider's site. */
  responseMode: 'query' | 'form_post'
  /** Where the provider publishes no complete description of itself. */
  endpoints?: { authorization: string; token: string; keys: string }
  /** Shown at once; others wait behind 'more'. */
  isMain: boolean
}

/** Apple has no client secret: a key signs one that lives for minutes. */
export interface AppleKey {
  teamId: string
  keyId: string
  /** PEM, PKCS #8. */
  privateKey: string
}

/** What a provider says of a person. */
export interface Identity {
  issuer: string
  /** The provider's own, permanent number of the person. */
  subject: string
  /** '' when the provider does not say. */
  email: string
  /** The provider says that the person reads this mailbox. It never proves whose account is meant. */
  emailVerified: boolean
  firstName: string
  lastName: string
}
