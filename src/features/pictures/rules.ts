/** Pictures of one text that are fetched; those beyond are left out. */
export const maxIllustrations = 30

/** Whether a picture stands at another host: neither at a path of the shop nor at its own address. */
export function isExternalPicture(address: string, publicUrl: string): boolean {
  if (publicUrl && address.startsWith(`${publicUrl}/`)) return false
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim())
}

/** Whether it can be asked for. */
export function isFetchable(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

const minute = 60_000
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute]

/** So often a picture is tried before it is given up. */
export const maxAttempts = pauses.length + 1

/** When a picture that could not be fetched is tried again, later each time; null after the fifth attempt. `attempts` made so far. */
export function nextAttemptTime(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
