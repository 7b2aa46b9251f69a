import { type TimeLeft, timeLeft } from '../rules/countdown.ts'

/** Tells at once and each second what is left until then; null, once and last, when it is over. Returns what stops it. */
export function runCountdown(until: number, tell: (left: TimeLeft | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const left = timeLeft(until, Date.now())
    tell(left)
    if (left) waiting = setTimeout(tick, (until - Date.now()) % 1_000 || 1_000)
  }
  tick()
  return () => clearTimeout(waiting)
}
