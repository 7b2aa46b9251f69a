import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readOrCreateFile, replaceFile } from './atomic-write.ts'

const minSecretLength = 32

/** The secret that signs cookies: SECRET, or one made at the first start and kept in the data folder. Throws in plain words. */
export function readSecret(given: string | null, dataFolder: string): string {
  const secret = given ?? readOrCreateFile(dataFolder, 'secret', () => randomBytes(32).toString('base64url'))
  if (secret.length < minSecretLength) throw new Error(`SECRET musi mieć co najmniej ${minSecretLength} znaki.`)
  return secret
}

/** Puts another secret in place of the one that is kept in the data folder. */
export function replaceSecret(dataFolder: string, secret: string): void {
  replaceFile(dataFolder, 'secret', secret)
}

/** What lets its merchant in to set a new shop up: made of the shop's secret, so that no process has to store it. */
export function firstRunKey(secret: string): string {
  return createHmac('sha256', secret).update('first run').digest('base64url').slice(0, 24)
}

/** Takes as long for a key that is nearly right as for any other. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A token for a cookie: 32 random bytes, safe in an address. */
export function makeToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** SHA-256 of a cookie's token: only this is stored. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
