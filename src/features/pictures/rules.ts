/** Limit of fetched pictures per text; others are left out. */
export const maxIllustrations = 30

/** Returns whether a picture is on another host: neither a path nor the shop's own origin. */
export function isExternalPicture(address: string, publicUrl: string): boolean {
  if (publicUrl && address.startsWith(`${publicUrl}/`)) return false
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim())
}

/** Returns whether it can be fetched. */
export function isFetchable(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

const minute = 60_000
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute]

/** Attempts before a picture is given up. */
export const maxAttempts = pauses.length + 1

/** Returns the time of the next attempt, with growing pauses; null after the fifth. `attempts` were made so far. */
export function nextAttemptTime(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
