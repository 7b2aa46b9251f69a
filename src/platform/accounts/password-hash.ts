import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Cost of scrypt: N = 2^ln, r, p. Memory is 128 · N · r bytes, time grows with N · r · p. */
export interface ScryptCost {
  ln: number
  r: number
  p: number
}

/** One of the equivalent settings of the OWASP Password Storage Cheat Sheet, with 32 MiB per password: see decision 0125. */
export const productionCost: ScryptCost = { ln: 15, r: 8, p: 3 }
/** For hashes that the accounts library created earlier: hex of salt, ':', hex of the key. */
const formerCost: ScryptCost = { ln: 14, r: 16, p: 1 }

const derive = promisify<string, string | Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Returns '$scrypt$ln=15,r=8,p=3$salt$key', both base64 without padding (PHC string format). */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, 32, cost)
  return `${prefix(cost)}${plain(salt)}$${plain(key)}`
}

/**
 * Returns whether the password matches a hash of any cost. A wrong password takes as long with a cheaper hash as with a current
 * one, so the time does not reveal that an account exists. Throws when the format of the hash is unknown.
 */
export async function verifyPassword(hash: string, password: string, present: ScryptCost): Promise<boolean> {
  const { cost, salt, key } = parseHash(hash)
  const isRight = timingSafeEqual(await keyOf(password, salt, key.length, cost), key)
  const missing = Math.round(work(present) / work(cost) - 1)
  if (!isRight && missing > 0) await keyOf(password, salt, 32, { ...cost, p: cost.p * missing })
  return isRight
}

/** Returns whether the hash has an outdated cost and should be replaced once the password is available. */
export function needsRehash(hash: string, present: ScryptCost): boolean {
  return !hash.startsWith(prefix(present))
}

function prefix({ ln, r, p }: ScryptCost): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$`
}

function parseHash(hash: string): { cost: ScryptCost; salt: string | Buffer; key: Buffer } {
  const phc = /^\$scrypt\$ln=(\d\d?),r=(\d\d?),p=(\d\d?)\$([\w+/]{16,})\$([\w+/]{32,})$/.exec(hash)
  if (phc) {
    const [ln = 0, r = 0, p = 0] = phc.slice(1, 4).map(Number)
    return { cost: { ln, r, p }, salt: Buffer.from(phc[4] ?? '', 'base64'), key: Buffer.from(phc[5] ?? '', 'base64') }
  }
  const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? []
  if (!salt || !key) throw new Error('a password hash of unknown format')
  return { cost: formerCost, salt, key: Buffer.from(key, 'hex') } // the salt was the hex string itself, as text
}

/** Unicode encodes some letters in two ways, depending on keyboard and system; both are the same password. */
function keyOf(password: string, salt: string | Buffer, length: number, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const maxmem = 128 * 2 ** ln * r + 128 * r * p + 1024 * 1024
  return derive(password.normalize('NFKC'), salt, length, { N: 2 ** ln, r, p, maxmem })
}

function work({ ln, r, p }: ScryptCost): number {
  return 2 ** ln * r * p
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
