import type { RequestListener, Server } from 'node:http'
import { getSellingGaps } from '#features/checkout/views/checkout.ts'
import { isNewShop } from '#features/setup/views.ts'
import { holdBuild } from '#platform/builds.ts'
import { explainError } from '#platform/data-folder.ts'
import { escapeControls } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { forwardCommand, socketPath } from './cli/command-socket.ts'
import { demoCredentials } from './cli/demo/demo-clients.ts'
import { processTerminal } from './cli/process-terminal.ts'
import { promptWhenNew } from './cli/prompt-new-shop.ts'
import { runCommand } from './cli/run-command.ts'
import type { Config } from './platform/config.ts'
import { type AppContext, createAppContext, createExistingAppContext } from './server/app-context.ts'
import { type RunningShop, startServer } from './server/bootstrap.ts'
import { readConfigOrExit } from './server/read-config-or-exit.ts'
import { startupBanner } from './server/startup-banner.ts'
import { stopOnSignals } from './server/stop-on-signals.ts'
import { joinsRunningShop, reportReady, stopWithSupervisor } from './server/worker.ts'

export { openApplication, openListener } from './server/create-app.ts'

type Environment = Record<string, string | undefined>

/**
 * npm start: opens the shop and runs until Ctrl-C or SIGTERM.
 * @param entryPoints what handles requests; only npm run dev passes its own
 */
export async function startFromTerminal(
  environment: Environment,
  entryPoints?: (appContext: AppContext, server: Server) => Promise<RequestListener>,
): Promise<void> {
  holdBuild()
  const started = stopOnSignals(process)
  stopWithSupervisor()
  const config = readConfigOrExit(environment)
  try {
    const shop = await startServer(config, (line) => console.log(`  ${escapeControls(line)}`), entryPoints)
    started(shop.stop)
    if (!joinsRunningShop()) await showBanner(shop)
    reportReady()
  } catch (error) {
    console.error(escapeControls(await explainError(error, config.dataFolder)))
    process.exit(1)
  }
}

async function showBanner(shop: RunningShop): Promise<void> {
  const publicShop = shop.appContext.publicShop(shop.url)
  const people = await demoCredentials(publicShop)
  const gaps = await getSellingGaps(publicShop)
  const isNew = await isNewShop(publicShop)
  const firstRun = isNew ? serverUrls.absolute(shop.url, serverUrls.firstRun(shop.appContext.firstRunKey())) : null
  console.log(escapeControls(startupBanner(shop, { seconds: process.uptime(), people, gaps, firstRun })))
}

/**
 * npm run shop: runs a command and returns the exit code. The embedded database has one owner: while a shop runs on it, that
 * shop executes the command and this process only prints its output.
 */
export async function runTerminal(typed: string[], environment: Environment): Promise<number> {
  process.stdout.once('error', () => process.exit(0)) // the reader closed the pipe, as `head` does
  const config = readConfigOrExit(environment)
  const { words, end } = await promptWhenNew(typed)
  if (!words) return 1
  const code = await runWords(words, config)
  end(code)
  return code
}

async function runWords(words: string[], config: Config): Promise<number> {
  try {
    const answer = config.databaseUrl ? null : await forwardCommand(socketPath(config.dataFolder), words)
    if (answer !== null) return answer
    const report = (line: string) => console.error(escapeControls(line))
    const terminal = processTerminal(config, (mayCreate) =>
      (mayCreate ? createAppContext : createExistingAppContext)(config, report),
    )
    try {
      return await runCommand(words, terminal)
    } finally {
      await terminal.close()
    }
  } catch (error) {
    console.error(escapeControls(await explainError(error, config.dataFolder)))
    return 1
  }
}
