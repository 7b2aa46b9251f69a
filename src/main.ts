import type { RequestListener, Server } from 'node:http'
import { findSellingGaps } from '#features/checkout/reads/find-selling-gaps.ts'
import { isFresh } from '#features/setup/reads/present-shop.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { demoSignIns } from './cli/demo/demo-sign-ins.ts'
import { ownTerminal } from './cli/own-terminal.ts'
import { runCommand } from './cli/run-command.ts'
import { askWhenNew } from './cli/setup/ask-when-new.ts'
import { handOver } from './cli/socket/hand-over.ts'
import { socketPath } from './cli/socket/socket-path.ts'
import { greeting } from './greeting.ts'
import { type House, openExistingHouse, openHouse } from './open-house.ts'
import { type Config, readConfig } from './platform/config.ts'
import { explained } from './platform/data-disk.ts'
import { printable } from './shared/control-characters.ts'
import { start } from './start.ts'
import { stopAtSignals } from './stop-at-signals.ts'

export { openApplication, openListener } from './open-application.ts'

type Environment = Record<string, string | undefined>

/**
 * What npm start does: opens the shop and stays until Ctrl-C or SIGTERM.
 * @param waysIn what answers requests; only npm run dev gives its own
 */
export async function startFromTerminal(
  environment: Environment,
  waysIn?: (house: House, server: Server) => Promise<RequestListener>,
): Promise<void> {
  const started = stopAtSignals(process)
  const config = readOrExit(environment)
  try {
    const shop = await start(config, (line) => console.log(`  ${printable(line)}`), waysIn)
    started(shop.stop)
    const publicShop = shop.house.publicShop(shop.url)
    const people = await demoSignIns(publicShop)
    const gaps = await findSellingGaps(publicShop)
    const isNew = await isFresh(publicShop)
    const firstRun = isNew ? serverUrls.absolute(shop.url, serverUrls.firstRun(shop.house.firstRunKey())) : null
    console.log(printable(greeting(shop, { seconds: process.uptime(), people, gaps, firstRun })))
  } catch (error) {
    console.error(printable(await explained(error, config.dataFolder)))
    process.exit(1)
  }
}

/**
 * What npm run shop does; the exit code. The embedded database has one owner: while a shop runs on it, that shop does the
 * command and this process only shows what it says.
 */
export async function runTerminal(typed: string[], environment: Environment): Promise<number> {
  process.stdout.once('error', () => process.exit(0)) // whoever read has seen enough, as `head` does
  const config = readOrExit(environment)
  const { words, end } = await askWhenNew(typed)
  if (!words) return 1
  const code = await runWords(words, config)
  end(code)
  return code
}

async function runWords(words: string[], config: Config): Promise<number> {
  try {
    const answer = config.databaseUrl ? null : await handOver(socketPath(config.dataFolder), words)
    if (answer !== null) return answer
    const report = (line: string) => console.error(printable(line))
    const terminal = ownTerminal(config, (mayCreate) => (mayCreate ? openHouse : openExistingHouse)(config, report))
    try {
      return await runCommand(words, terminal)
    } finally {
      await terminal.close()
    }
  } catch (error) {
    console.error(printable(await explained(error, config.dataFolder)))
    return 1
  }
}

function readOrExit(environment: Environment): Config {
  try {
    return readConfig(environment)
  } catch (error) {
    console.error(printable((error as Error).message))
    process.exit(1)
  }
}
