import type { RequestListener, Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentColumns } from '#features/search/reads/current-columns.ts'
import { isFresh } from '#features/setup/reads/present-shop.ts'
import { loadDemo } from './cli/demo/load-demo.ts'
import { serveTerminal } from './cli/socket/serve-terminal.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { joinOthers } from './join-others.ts'
import { listen } from './listen.ts'
import { openListener } from './open-application.ts'
import { type House, openHouse } from './open-house.ts'
import type { Config } from './platform/config.ts'
import { closeAtOnce, closeServer } from './platform/http/close-server.ts'
import { createShopServer } from './platform/http/create-shop-server.ts'
import { Health } from './platform/http/health.ts'
import { log } from './platform/log.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { type Ending, noteRunning } from './platform/note-running.ts'
import { publishBuild } from './platform/publish-build.ts'
import { say } from './shared/text.ts'
import { refusalPage } from './storefront/refusal/refusal-page.server.tsx'
import { textOfBrokenRequest } from './storefront/texts/refusal.ts'

/** Milliseconds for requests under way, jobs and the database together: less than what systemd is told to wait. */
const longestEnd = 15_000

export interface RunningShop {
  url: string
  house: House
  /** How the one that ran before has ended. */
  before: Ending
  /**
   * Tells proxies and serves on until they have noticed; then finishes what is under way, for three seconds at most, and closes the
   * database. Throws when all that takes too long.
   */
  stop: () => Promise<void>
}

/**
 * Starts the whole shop: database, ways in, jobs. Resolves when it answers requests; throws in plain words when it cannot.
 * The port is taken first, so that a wrong one is known at once; who asks too early waits.
 * @param waysIn what answers requests; development puts its own in front
 */
export async function start(
  config: Config,
  report: (line: string) => void,
  waysIn: (house: House, server: Server) => Promise<RequestListener> = openListener,
): Promise<RunningShop> {
  const opened = Promise.withResolvers<RequestListener>()
  const health = new Health()
  const server = createShopServer(
    async (request, response) => {
      if (!health.answer(request, response)) (await opened.promise)(request, response)
    },
    (status) => say(textOfBrokenRequest(status)),
    refusalPage,
  )
  const port = await listen(server, { ...config, variable: 'PORT' })
  try {
    const house = await openHouse(config, report)
    await publishBuild(config.dataFolder).catch((error) =>
      log.error(error, 'other builds will not find the files of this one'),
    )
    const url = config.publicUrl ?? `http://${config.host}:${port}`
    const stopServing = await serve(house, url, report)
    const stopMetrics = await tellMetrics(house)
    opened.resolve(await waysIn(house, server))
    health.open(house.checkReady)
    const running = noteRunning(config.dataFolder)
    const stop = async () => {
      health.stop()
      await sleep(config.drainSeconds * 1000)
      const served = Promise.all([closeServer(server, house.closing), stopServing(), stopMetrics()])
      await endWithin(longestEnd, served.then(house.close))
      running.end()
    }
    return { url, house, before: running.before, stop }
  } catch (error) {
    await closeAtOnce(server)
    throw error
  }
}

/** Throws when `ended` has not come after so many milliseconds. */
async function endWithin(milliseconds: number, ended: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the shop could not be closed within ${milliseconds} ms`)
  })
  await Promise.race([ended, tooLate]).finally(() => late.abort())
}

/** Demo shop, what lists keep in memory, jobs and terminal of an opened house; returns what ends jobs and terminal. */
async function serve(house: House, url: string, report: (line: string) => void): Promise<() => Promise<void>> {
  try {
    await joinOthers(house)
    if (house.config.demo) await loadDemoWhenEmpty(house, report)
    await currentColumns(house.publicShop(url))
    await house.queue.releaseAbandoned()
    const stopJobs = await startJobs(house, url)
    const stopTerminal = await serveTerminal(house, report)
    return async () => {
      await Promise.all([stopJobs(), stopTerminal()])
    }
  } catch (error) {
    await house.close()
    throw error
  }
}

/** On a port of their own, when METRICS_PORT says which; returns what ends it. */
async function tellMetrics({ metrics, config }: House): Promise<() => Promise<void>> {
  if (!metrics || config.metricsPort === null) return async () => {}
  const server = serveMetrics(metrics)
  await listen(server, { port: config.metricsPort, host: config.host, variable: 'METRICS_PORT' })
  return () => closeAtOnce(server)
}

/** The first of several processes that start at once loads it; never into a shop that its merchant has begun. */
async function loadDemoWhenEmpty(house: House, report: (line: string) => void): Promise<void> {
  await house.database.withLock(async () => {
    const shop = house.publicShop(house.config.publicUrl ?? '')
    if (await isFresh(shop)) await loadDemo(shop, house, report)
  })
}
