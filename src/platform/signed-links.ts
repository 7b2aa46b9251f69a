import { createHmac, hkdfSync } from 'node:crypto'
import { isSameKey } from './secrets.ts'

const daySeconds = 24 * 60 * 60

/**
 * Signs links that open one thing for one purpose until they expire: HMAC-SHA-256 (RFC 2104) with a key of its own, derived from the
 * shop's secret (RFC 5869). Nothing is stored; another secret ends all links.
 */
export class LinkSigner {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'signed links', 32))
  }

  /** Returns a URL-safe token; links signed on one day for as many days are the same. */
  sign(purpose: string, subject: string | number, days: number, now: Date): string {
    const expires = (Math.floor(now.getTime() / 1000 / daySeconds) + days + 1) * daySeconds
    return `${expires.toString(36)}.${this.#mac(purpose, subject, expires.toString(36))}`
  }

  /** Whether the token was signed for this purpose and subject, and has not expired. */
  isValid(token: string, purpose: string, subject: string | number, now: Date): boolean {
    const [expires = '', mac = ''] = token.split('.')
    if (token !== `${expires}.${mac}` || !/^[0-9a-z]{6,8}$/.test(expires)) return false
    return Number.parseInt(expires, 36) * 1000 > now.getTime() && isSameKey(mac, this.#mac(purpose, subject, expires))
  }

  /**
   * Returns six digits that prove a subject for half an hour to an hour, for people who type them. The caller must count the
   * attempts.
   */
  code(purpose: string, subject: string, now: Date): string {
    return this.#codeOf(purpose, subject, halfHour(now))
  }

  isValidCode(code: string, purpose: string, subject: string, now: Date): boolean {
    const current = halfHour(now)
    const valid = [current, current - 1].map((step) => isSameKey(code, this.#codeOf(purpose, subject, step)))
    return valid.includes(true)
  }

  #codeOf(purpose: string, subject: string, step: number): string {
    const digest = createHmac('sha256', this.#key)
      .update(JSON.stringify(['code', purpose, subject, step]))
      .digest()
    return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  #mac(purpose: string, subject: string | number, expires: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([purpose, `${subject}`, expires]))
      .digest('base64url')
  }
}

function halfHour(now: Date): number {
  return Math.floor(now.getTime() / 1_800_000)
}
