import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with a key derived from the shop's secret for one purpose, such as the secrets of authenticator apps: a copy of the database
 * alone does not allow anyone to compute codes. The owner's id is authenticated, so that a row moved to another account is useless there.
 */
export class SealedSecrets {
  readonly #key: Buffer

  constructor(secret: string, purpose = 'authenticator secrets') {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  }

  seal(secret: Uint8Array, owner: string): Uint8Array {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner))
    const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
  }

  /** Null when it was sealed with another secret of the shop or for another owner. */
  open(sealed: Uint8Array, owner: string): Uint8Array | null {
    const bytes = Buffer.from(sealed)
    const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    } catch {
      return null
    }
  }
}
