import type { Command } from 'commander'
import type { AppContext } from '../../server/app-context.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkJobs, checkMailServer, checkPictures, checkWebhooks } from '../doctor/check-services.ts'
import { checkFeedImports, checkProductSafety, checkShop } from '../doctor/check-shop.ts'
import { checkDataFolder, checkLastBackup } from '../doctor/check-storage.ts'
import { type Finding, failure, ok } from '../doctor/finding.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

const stateSigns = { well: '✓', note: '!', wrong: '✗' }

export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('sprawdza, czy sklepowi nic nie dolega, i mówi, co zrobić')
    .action(async () => {
      const findings = await runChecks(terminal)
      for (const { about, state, message } of findings)
        await printLine(terminal, `${stateSigns[state]} ${about.padEnd(17)} ${message}`)
      const errorCount = findings.filter(({ state }) => state === 'wrong').length
      if (errorCount > 0) throw new CommandRefused(`Do poprawienia: ${errorCount}`)
    })
}

async function runChecks(terminal: Terminal): Promise<Finding[]> {
  const opened = await terminal.appContext().catch((error: Error) => error)
  const appContext: AppContext | null = opened instanceof Error ? null : opened
  const shop = appContext && (await commandContext(terminal))
  return [
    ok('Node', process.versions.node),
    ...(opened instanceof Error ? [failure('baza danych', opened.message)] : await checkDatabase(opened)),
    ...(await checkDataFolder(terminal.config.dataFolder)),
    ...(shop ? [checkLastBackup(terminal.config, shop.settings, shop.now)] : []),
    await checkMailServer(terminal.config.smtpUrl),
    ...(await checkPictures(appContext)),
    ...(appContext ? [await checkJobs(appContext)] : []),
    ...(shop ? await checkWebhooks(shop) : []),
    ...(await checkShop(terminal.config, shop)),
    ...(shop ? await checkFeedImports(shop) : []),
    ...(shop ? await checkProductSafety(shop) : []),
  ]
}
