import { createHmac, timingSafeEqual } from 'node:crypto'

/** What lets its merchant in to set a new shop up: made of the shop's secret, so that no process has to store it. */
export function firstRunKey(secret: string): string {
  return createHmac('sha256', secret).update('first run').digest('base64url').slice(0, 24)
}

/** Takes as long for a key that is nearly right as for any other. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}
