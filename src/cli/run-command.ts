import { Command, CommanderError } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addConsent } from './commands/consent.ts'
import { addCouriers } from './commands/couriers.ts'
import { addCurrency } from './commands/currency.ts'
import { addDemo } from './commands/demo.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExport } from './commands/export.ts'
import { addFeeds } from './commands/feeds.ts'
import { addFiles } from './commands/files.ts'
import { addImport } from './commands/import.ts'
import { addJobs } from './commands/jobs.ts'
import { addMail } from './commands/mail.ts'
import { addNew } from './commands/new.ts'
import { addNewsletter } from './commands/newsletter.ts'
import { addOrders } from './commands/orders.ts'
import { addPages } from './commands/pages.ts'
import { addPictures } from './commands/pictures.ts'
import { addPrice } from './commands/price.ts'
import { addPrices } from './commands/prices.ts'
import { addPromotions } from './commands/promotions.ts'
import { addRestore } from './commands/restore.ts'
import { addSafety } from './commands/safety.ts'
import { addSearch } from './commands/search.ts'
import { addSettings } from './commands/settings.ts'
import { addStock } from './commands/stock.ts'
import { addStores } from './commands/stores.ts'
import { addSuppliers } from './commands/suppliers.ts'
import { problemWords, speakPolish } from './polish.ts'
import { CommandRefused, plainTerminal, type RawTerminal, type Terminal } from './terminal.ts'

const commands = [
  addNew,
  addImport,
  addFeeds,
  addOrders,
  addPrice,
  addPrices,
  addCurrency,
  addStock,
  addStores,
  addSuppliers,
  addConsent,
  addNewsletter,
  addMail,
  addCouriers,
  addPromotions,
  addPages,
  addPictures,
  addFiles,
  addSafety,
  addJobs,
  addSearch,
  addSettings,
  addDemo,
  addExport,
  addBackup,
  addRestore,
  addDoctor,
]

/** Does what the words say; the exit code. */
export async function runCommand(words: string[], raw: RawTerminal): Promise<number> {
  const terminal = plainTerminal(raw)
  const program = speakPolish(new Command('npm run shop --'))
    .description('Terminal sklepu: działa także wtedy, gdy sklep jest otwarty.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void terminal.write(text), writeErr: () => {} })
  for (const add of commands) add(program, terminal)
  try {
    if (words.length === 0) program.outputHelp()
    else await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    return explain(error, terminal)
  }
}

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    terminal.complain(`${problemWords(error)}\n`)
  } else if (error instanceof CommandRefused) terminal.complain(`${error.message}\n`)
  else terminal.complain(`${error instanceof Error ? error.message : String(error)}\n`)
  return 1
}
