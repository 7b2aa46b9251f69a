import { formatNumber } from '../figure.ts'

/** Milliseconds. */
export interface Latency {
  p50: number
  p95: number
  p99: number
  max: number
}

/** The 50th, 95th and 99th percentiles. */
export function percentiles(milliseconds: number[]): Latency {
  const sorted = Float64Array.from(milliseconds).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export function formatLatency({ p50, p99 }: Latency): string {
  return `p50 ${formatNumber(p50)} ms, p99 ${formatNumber(p99)} ms`
}

/** The median of an odd count. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const turns = [1, 2, 3]

/** Measures two rates alternately, so that other load affects both; returns the mean of each. */
export async function alternate(
  first: () => Promise<{ rate: number }>,
  second: () => Promise<{ rate: number }>,
): Promise<[number, number]> {
  let [sumOfFirst, sumOfSecond] = [0, 0]
  for (const _ of turns) {
    sumOfFirst += (await first()).rate
    sumOfSecond += (await second()).rate
  }
  return [sumOfFirst / turns.length, sumOfSecond / turns.length]
}
