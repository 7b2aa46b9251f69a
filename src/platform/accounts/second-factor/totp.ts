import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const toleratedSteps = 1 // before and after the present one: clocks differ, and typing takes time

/** Returns the code of a time step (RFC 4226, RFC 6238: SHA-1, which every authenticator app supports). */
export function codeOfStep(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds)
}

/** Returns the step that a typed code of six digits belongs to, later than `lastStep`; null when there is none. */
export function matchStep(secret: Uint8Array, code: string, lastStep: number, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = stepAt(now)
  let matching: number | null = null
  for (let step = present - toleratedSteps; step <= present + toleratedSteps; step++) {
    const isSame = timingSafeEqual(Buffer.from(code), Buffer.from(codeOfStep(secret, step)))
    if (isSame && step > lastStep) matching ??= step
  }
  return matching
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: what authenticator apps read. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address in the QR code; `issuer` and `account` are what the app shows. */
export function authenticatorAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }) {
  const name = (text: string) => encodeURIComponent(text.replaceAll(':', ' '))
  return `otpauth://totp/${name(issuer)}:${name(account)}?secret=${toBase32(secret)}&issuer=${name(issuer)}`
}
