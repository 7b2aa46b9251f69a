/** The remaining time in whole units. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const second = 1_000

/** The time left from `now` until then, milliseconds since 1970, rounded up to the second; null when it is over (A4.29). */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = Math.ceil((until - now) / second)
  if (left <= 0) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Formats the time left: '4:05:09'. */
export function formatTimeLeft({ hours, minutes, seconds }: TimeLeft): string {
  return [hours, ...[minutes, seconds].map((part) => String(part).padStart(2, '0'))].join(':')
}
