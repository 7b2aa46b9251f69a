/** The answer to somebody who has to wait: 429, and for how many seconds. */
export function tooMany(until: Date, now: Date): ResponseInit {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}
