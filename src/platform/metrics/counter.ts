/** A counter of events since the process started. Increment it directly: `ordersPlaced.count += 1`. */
export interface Counter {
  /** The Prometheus name, 'witryna_…_total'. */
  readonly name: string
  readonly help: string
  count: number
}

const counters: Counter[] = []

/** Returns a new counter for /metrics. Free when unused: the Prometheus library is loaded only with METRICS_PORT. */
export function defineCounter(name: string, help: string): Counter {
  const counter = { name, help, count: 0 }
  counters.push(counter)
  return counter
}

export function definedCounters(): readonly Counter[] {
  return counters
}
