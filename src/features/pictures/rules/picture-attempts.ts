const minute = 60_000
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute]

/** So often a picture is tried before it is given up. */
export const mostAttempts = pauses.length + 1

/** When a picture that could not be fetched is tried again, later each time; null after the fifth attempt. `attempts` made so far. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
