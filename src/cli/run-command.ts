import { Command, CommanderError } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addCategories } from './commands/categories.ts'
import { addClients } from './commands/clients.ts'
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
import { addProducts } from './commands/products.ts'
import { addPromotions } from './commands/promotions.ts'
import { addRestore } from './commands/restore.ts'
import { addSafety } from './commands/safety.ts'
import { addSearch } from './commands/search.ts'
import { addSettings } from './commands/settings.ts'
import { addStock } from './commands/stock.ts'
import { addStores } from './commands/stores.ts'
import { addSuppliers } from './commands/suppliers.ts'
import { addExamples } from './examples.ts'
import { problemWords, speakPolish } from './polish.ts'
import { CommandRefused, plainTerminal, type RawTerminal, type Terminal } from './terminal.ts'

type Add = (program: Command, terminal: Terminal) => void

const groups: Record<string, Add[]> = {
  'Na początek:': [addNew, addDemo],
  'Towary:': [
    addImport,
    addFeeds,
    addProducts,
    addCategories,
    addPrice,
    addPrices,
    addStock,
    addPictures,
    addFiles,
    addSafety,
    addSearch,
  ],
  'Sprzedaż:': [addOrders, addClients, addPromotions, addCouriers, addCurrency, addNewsletter, addConsent],
  'Sklep:': [addPages, addSettings, addStores, addSuppliers, addMail],
  'Dane i zdrowie:': [addBackup, addRestore, addExport, addJobs, addDoctor],
}

/** The whole terminal, each command with its help. */
export function newProgram(terminal: Terminal): Command {
  const program = speakPolish(new Command('npm run shop --'))
    .description('Terminal sklepu: działa także wtedy, gdy sklep jest otwarty.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void terminal.write(text), writeErr: () => {} })
  for (const [title, adds] of Object.entries(groups)) {
    const known = program.commands.length
    for (const add of adds) add(program, terminal)
    for (const command of program.commands.slice(known)) command.helpGroup(title)
  }
  addExamples(program)
  return program
}

/** Does what the words say; the exit code. */
export async function runCommand(words: string[], raw: RawTerminal): Promise<number> {
  const terminal = plainTerminal(raw)
  const program = newProgram(terminal)
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
