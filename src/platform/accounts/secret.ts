import { randomBytes } from 'node:crypto'
import { keptFile, replaceFile } from '../kept-file.ts'

const shortest = 32

/** The secret that signs cookies: SECRET, or one made at the first start and kept in the data folder. Throws in plain words. */
export function readSecret(given: string | null, dataFolder: string): string {
  const secret = given ?? keptFile(dataFolder, 'secret', () => randomBytes(32).toString('base64url'))
  if (secret.length < shortest) throw new Error(`SECRET musi mieć co najmniej ${shortest} znaki.`)
  return secret
}

/** Puts another secret in place of the one that is kept in the data folder. */
export function replaceSecret(dataFolder: string, secret: string): void {
  replaceFile(dataFolder, 'secret', secret)
}
