import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { Config } from '#platform/config.ts'
import { closeImmediately } from '#platform/http/graceful-shutdown.ts'
import { serveMetrics } from '#platform/metrics/http-metrics.ts'
import { escapeControls } from '#shared/plain-text.ts'
import { listen } from './listen.ts'
import { readConfigOrExit } from './read-config-or-exit.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { StartFailed, superviseWorkers } from './supervise-workers.ts'

/**
 * npm start with WEB_CONCURRENCY above 1: runs the shop as that many processes on one port until Ctrl-C or SIGTERM. This process
 * loads nothing of the shop, and no request passes through it.
 */
export async function startWorkers(environment: Record<string, string | undefined>): Promise<void> {
  const started = stopOnSignals(process)
  const config = readConfigOrExit(environment)
  try {
    await startMetricsServer(config)
    const PORT = String(await chosenPort(config))
    cluster.schedulingPolicy = cluster.SCHED_NONE // workers accept connections themselves: one handed to a killed worker would hang
    const supervisor = superviseWorkers(config.workers, () => cluster.fork({ PORT }))
    started(supervisor.stop)
    await supervisor.started
    await supervisor.failed
  } catch (error) {
    if (!(error instanceof StartFailed)) console.error(escapeControls((error as Error).message))
    process.exit(1)
  }
}

/** A free port for PORT=0, since each worker takes the port by its number. */
async function chosenPort({ port, host }: Config): Promise<number> {
  if (port !== 0) return port
  const probe = createServer()
  const free = await listen(probe, { port, host, variable: 'PORT' })
  await closeImmediately(probe)
  return free
}

/** A scrape that reached one worker after the other would see counters fall. */
async function startMetricsServer({ metricsPort, host }: Config): Promise<void> {
  if (metricsPort === null) return
  const { createSharedMetrics } = await import('#platform/metrics/metrics.ts')
  await listen(serveMetrics(createSharedMetrics()), { port: metricsPort, host, variable: 'METRICS_PORT' })
}
