import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { hostCookie, hostCookieOptions } from '../http/cookies.ts'

const daySeconds = 24 * 60 * 60
const maxAccounts = 5 // per browser

/** What a device cookie proves. */
interface DeviceCookieKind {
  name: string
  /** Separates its signatures from those of other kinds. */
  purpose: string
  maxAgeSeconds: number
}

/**
 * A browser that has signed in to an account carries a proof of it, also after signing out. Strangers who guess passwords cannot lock that
 * browser out. It does not sign anyone in.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export const knownDevice: DeviceCookieKind = {
  name: 'device',
  purpose: 'device cookie',
  maxAgeSeconds: 365 * daySeconds,
}

/** A browser whose owner has asked to be spared the second factor. */
export const trustedDevice: DeviceCookieKind = {
  name: 'trusted',
  purpose: 'trusted device',
  maxAgeSeconds: 30 * daySeconds,
}

/** Signed proofs that a browser carries for each of its accounts; a proof names no account. */
export class DeviceCookies {
  readonly #key: Buffer
  readonly #publicUrl: string
  readonly #name: string
  readonly #maxAge: number

  constructor(secret: string, publicUrl: string | null, kind = knownDevice) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', kind.purpose, 32))
    this.#publicUrl = publicUrl ?? ''
    this.#name = hostCookie(this.#publicUrl, kind.name)
    this.#maxAge = kind.maxAgeSeconds
  }

  /** Returns the nonce of this browser's valid proof for an account; null when it has none. */
  find(cookieHeader: string, accountId: string, now: Date): string | null {
    return (
      this.#proofs(cookieHeader)
        .find((proof) => this.#isOf(proof, accountId, now))
        ?.split('.')[0] ?? null
    )
  }

  /** Returns a Set-Cookie line with a new proof for the account; this browser's proofs for other accounts stay. */
  renew(cookieHeader: string, accountId: string, now: Date): string {
    const others = this.#proofs(cookieHeader).filter((proof) => !this.#isOf(proof, accountId, now))
    const signed = `${randomBytes(16).toString('base64url')}.${seconds(now).toString(36)}`
    const proofs = [`${signed}.${this.#sign(accountId, signed)}`, ...others].slice(0, maxAccounts)
    return serialize(this.#name, proofs.join('~'), hostCookieOptions(this.#publicUrl, this.#maxAge))
  }

  #proofs(cookieHeader: string): string[] {
    const value = parse(cookieHeader, this.#name)[this.#name] ?? ''
    return value.split('~', maxAccounts).filter((proof) => /^[\w-]{22}\.[\da-z]{6,8}\.[\w-]{43}$/.test(proof))
  }

  #isOf(proof: string, accountId: string, now: Date): boolean {
    const signatureAt = proof.lastIndexOf('.')
    const signed = proof.slice(0, signatureAt)
    const age = seconds(now) - Number.parseInt(signed.split('.')[1] ?? '', 36)
    if (!(age < this.#maxAge)) return false
    return timingSafeEqual(Buffer.from(proof.slice(signatureAt + 1)), Buffer.from(this.#sign(accountId, signed)))
  }

  #sign(accountId: string, signed: string): string {
    return createHmac('sha256', this.#key).update(`${signed}.${accountId}`).digest('base64url')
  }
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
