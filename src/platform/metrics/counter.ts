/** Something that happened so many times since the process started. Whoever does it adds: `ordersPlaced.count += 1`. */
export interface Counter {
  /** As Prometheus shows it, 'witryna_…_total'. */
  readonly name: string
  readonly help: string
  count: number
}

const counters: Counter[] = []

/** A new counter, told at /metrics. Costs nothing where nobody asks: what Prometheus needs is loaded only with METRICS_PORT. */
export function defineCounter(name: string, help: string): Counter {
  const counter = { name, help, count: 0 }
  counters.push(counter)
  return counter
}

export function definedCounters(): readonly Counter[] {
  return counters
}
