import { plain } from '../figure.ts'

/** Milliseconds. */
export interface Latency {
  p50: number
  p95: number
  p99: number
  longest: number
}

/** What half of them, 95 and 99 of 100, do not exceed. */
export function summarise(milliseconds: number[]): Latency {
  const sorted = Float64Array.from(milliseconds).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) }
}

export function inWords({ p50, p99 }: Latency): string {
  return `p50 ${plain(p50)} ms, p99 ${plain(p99)} ms`
}
