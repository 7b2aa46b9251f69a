import { createHash } from 'node:crypto'

/** A token for a cookie: 32 random bytes, safe in an address. */
export function makeToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** SHA-256 of a cookie's token: only this is stored. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
