import cluster from 'node:cluster'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { definedCounters } from './counter.ts'

/** What a scrape gets. */
export interface MetricsText {
  contentType: string
  /** All figures in the Prometheus text format. */
  text: () => Promise<string>
}

export interface Metrics extends MetricsText {
  /** Counts one response; each label has few values. */
  observeResponse: (labels: { route: string; method: string; status: number }, seconds: number) => void
}

/** Queried for each scrape. */
export interface MetricSources {
  /** By state; null: the engine has no pool. */
  connections: (() => Record<string, number>) | null
  /** Jobs by state, per queue. */
  queues: () => Promise<{ name: string; jobs: Record<string, number> }[]>
}

/** Returns metrics of requests, counters, database, queue and the process: memory, event loop, garbage collection. */
export function createMetrics({ connections, queues }: MetricSources): Metrics {
  const registry = new ShopRegistry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'witryna_http_request_duration_seconds',
    help: 'Answered requests by pattern of address, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  if (connections)
    new Gauge({
      name: 'witryna_database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
    })
  new Gauge({
    name: 'witryna_queue_jobs',
    help: 'Jobs in the queue, as it counted them within the last minute',
    labelNames: ['queue', 'state'],
    registers,
    aggregator: 'first', // every process reads the same from the database
    async collect() {
      for (const { name, jobs } of await queues())
        for (const [state, count] of Object.entries(jobs)) this.set({ queue: name, state }, count)
    },
  })
  if (cluster.isWorker) answerSupervisor(registry)
  return {
    observeResponse: (labels, seconds) => requests.observe(labels, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

function answerSupervisor(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry() // listens for its questions
}

/** Returns the metrics of all workers together, in their supervisor: sums, and averages of what cannot be summed. */
export function createSharedMetrics(): MetricsText {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() }
}

/** Includes counters of pages that were loaded since the last scrape. */
class ShopRegistry extends Registry {
  override getMetricsAsArray() {
    registerCounters(this)
    return super.getMetricsAsArray()
  }
}

function registerCounters(registry: Registry): void {
  const unknown = definedCounters().filter(({ name }) => !registry.getSingleMetric(name))
  for (const counter of unknown)
    new Counter({
      ...{ name: counter.name, help: counter.help, registers: [registry] },
      collect() {
        this.reset()
        this.inc(counter.count)
      },
    })
}
