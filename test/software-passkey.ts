import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Options {
  /** The site for which the authenticator believes to sign. */
  origin?: string
  /** Whether it has verified its user. */
  verifies?: boolean
  /** Whose passkey it says to be: base64url of the account's id. */
  userHandle?: string
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** An authenticator with one passkey (W3C Web Authentication, level 3; ES256, no attestation). */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  readonly id = this.#id.toString('base64url')

  /** What a browser answers to navigator.credentials.create. */
  create(challenge: string, { origin = 'http://localhost:3000' }: Options = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.#id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key])
    const data = Buffer.concat([authenticatorData(origin, userPresent | userVerified | hasCredential), credential])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'), // {fmt: 'none', attStmt: {}, authData: …}
      Buffer.from([data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** What a browser answers to navigator.credentials.get. */
  get(challenge: string, { origin = 'http://localhost:3000', verifies = true, userHandle }: Options = {}) {
    const data = authenticatorData(origin, verifies ? userPresent | userVerified : userPresent)
    const client = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      ...(userHandle !== undefined && { userHandle }),
    })
  }

  #answer(response: Record<string, string>) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function authenticatorData(origin: string, flags: number): Buffer {
  const site = createHash('sha256').update(new URL(origin).hostname).digest()
  return Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])])
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
