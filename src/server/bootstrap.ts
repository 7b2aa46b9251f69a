import type { RequestListener, Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listingIndex } from '#features/search/views/columns-index.ts'
import { isNewShop } from '#features/setup/views.ts'
import { publishBuild } from '#platform/builds.ts'
import type { Config } from '#platform/config.ts'
import { closeGracefully, closeImmediately } from '#platform/http/graceful-shutdown.ts'
import { Health } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { log } from '#platform/log.ts'
import { serveMetrics } from '#platform/metrics/http-metrics.ts'
import { markRunning, type PreviousExit } from '#platform/process-liveness.ts'
import { translate } from '#shared/text.ts'
import { serveCommands } from '../cli/command-socket.ts'
import { loadHistory } from '../cli/demo/demo-history.ts'
import { loadDemo } from '../cli/demo/load-demo.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { plainErrorPage } from '../storefront/plain-error-page.server.tsx'
import { brokenRequestText } from '../storefront/texts/refusal.ts'
import { type AppContext, createAppContext } from './app-context.ts'
import { openListener } from './create-app.ts'
import { checkOtherInstances } from './instance-guard.ts'
import { listen } from './listen.ts'
import { isWorker, joinsRunningShop } from './worker.ts'

/** Milliseconds for requests, jobs and the database together: less than systemd's timeout. */
const shutdownTimeout = 15_000
/** Milliseconds at the end of draining in which reads go to other processes: proxies take a process out for two seconds (deploy/nginx). */
const leavingTime = 1_000

export interface RunningShop {
  url: string
  appContext: AppContext
  /** How the previous process ended. */
  previousExit: PreviousExit
  /**
   * Reports "stopping" to proxies and serves until they have noticed; then finishes requests in progress, for three seconds at
   * most, and closes the database. Throws when that takes too long.
   */
  stop: () => Promise<void>
}

/**
 * Starts the whole shop: database, entry points, jobs. Resolves when it serves requests; throws a readable error on failure.
 * Takes the port first, so that a wrong one is reported at once; early requests wait. Only a worker that joins others takes it
 * last, since they answer meanwhile.
 * @param entryPoints what handles requests; development passes its own
 */
export async function startServer(
  config: Config,
  report: (line: string) => void,
  entryPoints: (appContext: AppContext, server: Server) => Promise<RequestListener> = openListener,
): Promise<RunningShop> {
  const opened = Promise.withResolvers<RequestListener>()
  const health = new Health()
  const server = createHttpServer(
    async (request, response) => {
      if (!health.answer(request, response)) (await opened.promise)(request, response)
    },
    (status) => translate(brokenRequestText(status)),
    plainErrorPage,
  )
  const takePort = () => listen(server, { ...config, variable: 'PORT' })
  const port = joinsRunningShop() ? config.port : await takePort()
  try {
    const appContext = await createAppContext(config, report)
    await publishBuild(config.dataFolder).catch((error) =>
      log.error(error, 'other builds will not find the files of this one'),
    )
    const url = config.publicUrl ?? `http://${config.host}:${port}`
    const stopServing = await startServices(appContext, url, report)
    const stopMetrics = await startMetricsServer(appContext)
    opened.resolve(await entryPoints(appContext, server))
    health.open(appContext.checkReady)
    if (joinsRunningShop()) await takePort()
    const running = markRunning(config.dataFolder)
    const stop = async () => {
      health.stop()
      const leaving = Math.min(leavingTime, config.drainSeconds * 1000)
      await sleep(config.drainSeconds * 1000 - leaving)
      health.leave()
      await sleep(leaving)
      const served = Promise.all([closeGracefully(server, appContext.closing), stopServing(), stopMetrics()])
      await rejectAfter(shutdownTimeout, served.then(appContext.close))
      running.end()
    }
    return { url, appContext, previousExit: running.before, stop }
  } catch (error) {
    await closeImmediately(server)
    throw error
  }
}

/** Throws when `ended` has not resolved after so many milliseconds. */
async function rejectAfter(milliseconds: number, ended: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the shop could not be closed within ${milliseconds} ms`)
  })
  await Promise.race([ended, tooLate]).finally(() => late.abort())
}

/**
 * Starts demo data, in-memory listings, jobs and the terminal of an open context; returns the function that stops jobs and
 * terminal.
 */
async function startServices(
  appContext: AppContext,
  url: string,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  try {
    await checkOtherInstances(appContext)
    if (appContext.config.demo) await loadDemoWhenEmpty(appContext, report)
    await listingIndex.load(appContext.publicShop(url))
    await appContext.queue.releaseAbandoned()
    const stopJobs = await startJobs(appContext, url)
    const stopTerminal = await serveCommands(appContext, report)
    return async () => {
      await Promise.all([stopJobs(), stopTerminal()])
    }
  } catch (error) {
    await appContext.close()
    throw error
  }
}

/** Serves metrics on METRICS_PORT, if set; returns the function that stops it. Those of workers are served by their supervisor. */
async function startMetricsServer({ metrics, config }: AppContext): Promise<() => Promise<void>> {
  if (!metrics || config.metricsPort === null || isWorker()) return async () => {}
  const server = serveMetrics(metrics)
  await listen(server, { port: config.metricsPort, host: config.host, variable: 'METRICS_PORT' })
  return () => closeImmediately(server)
}

/** Of processes that start at once, the first loads it; never into a shop that already has data. */
async function loadDemoWhenEmpty(appContext: AppContext, report: (line: string) => void): Promise<void> {
  await appContext.database.withLock(async () => {
    const openShop = () => appContext.publicShop(appContext.config.publicUrl ?? '')
    if (!(await isNewShop(openShop()))) return
    const loaded = await loadDemo(openShop(), appContext, report)
    await appContext.reloadSettings()
    await loadHistory(openShop(), loaded) // orders name the seller of the demo's settings
  })
}
