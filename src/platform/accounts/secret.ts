import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const shortest = 32

/** The secret that signs cookies: SECRET, or one made at the first start and kept in the data folder. Throws in plain words. */
export function readSecret(given: string | null, dataFolder: string): string {
  const secret = given ?? readFile(dataFolder) ?? makeSecret(dataFolder)
  if (secret.length < shortest) throw new Error(`SECRET musi mieć co najmniej ${shortest} znaki.`)
  return secret
}

function readFile(dataFolder: string): string | null {
  try {
    return readFileSync(join(dataFolder, 'secret'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Puts another secret in place of the one that is kept in the data folder. */
export function replaceSecret(dataFolder: string, secret: string): void {
  const draft = writeDraft(dataFolder, secret)
  renameSync(draft, join(dataFolder, 'secret'))
}

/** Written aside and linked, so that of two processes that start at once both read the same whole secret. */
function makeSecret(dataFolder: string): string {
  const draft = writeDraft(dataFolder, randomBytes(32).toString('base64url'))
  try {
    linkSync(draft, join(dataFolder, 'secret'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFile(dataFolder) ?? ''
}

function writeDraft(dataFolder: string, secret: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const draft = join(dataFolder, `secret.${process.pid}`)
  writeFileSync(draft, secret, { mode: 0o600 })
  return draft
}
