import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readOrCreateFile, replaceFile } from './atomic-write.ts'

const minSecretLength = 32

/**
 * Returns the secret that signs cookies: SECRET, or one generated at the first start and stored in the data folder. Throws a
 * readable error.
 */
export function readSecret(configured: string | null, dataFolder: string): string {
  const secret = configured ?? readOrCreateFile(dataFolder, 'secret', () => randomBytes(32).toString('base64url'))
  if (secret.length < minSecretLength) throw new Error(`SECRET musi mieć co najmniej ${minSecretLength} znaki.`)
  return secret
}

/** Replaces the secret stored in the data folder. */
export function replaceSecret(dataFolder: string, secret: string): void {
  replaceFile(dataFolder, 'secret', secret)
}

/** Returns the key with which the merchant sets up a new shop: derived from the secret, so that no process has to store it. */
export function firstRunKey(secret: string): string {
  return createHmac('sha256', secret).update('first run').digest('base64url').slice(0, 24)
}

/** Compares in constant time. */
export function isSameKey(typed: string, key: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns a token for a cookie: 32 random bytes, URL-safe. */
export function makeToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** Returns the SHA-256 of a cookie's token: only this is stored. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
