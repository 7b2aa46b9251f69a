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
import { addOpinions } from './commands/opinions.ts'
import { addOrders } from './commands/orders.ts'
import { addPages } from './commands/pages.ts'
import { addPictures } from './commands/pictures.ts'
import { addPrice, addPrices } from './commands/prices.ts'
import { addProducts } from './commands/products.ts'
import { addPromotions } from './commands/promotions.ts'
import { addRestore } from './commands/restore.ts'
import { addSafety } from './commands/safety.ts'
import { addSearch } from './commands/search.ts'
import { addSettings } from './commands/settings.ts'
import { addStock } from './commands/stock.ts'
import { addStores, addSuppliers } from './commands/stores-and-suppliers.ts'
import { addWebhooks } from './commands/webhooks.ts'
import { addExamples, describeUsageError, translateHelp } from './polish-help.ts'
import { CommandRefused, type RawTerminal, sanitizedTerminal, type Terminal } from './terminal.ts'

type AddCommand = (program: Command, terminal: Terminal) => void

const commandGroups: Record<string, AddCommand[]> = {
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
  'Sprzedaż:': [
    addOrders,
    addClients,
    addOpinions,
    addPromotions,
    addCouriers,
    addCurrency,
    addNewsletter,
    addConsent,
    addWebhooks,
  ],
  'Sklep:': [addPages, addSettings, addStores, addSuppliers, addMail],
  'Dane i zdrowie:': [addBackup, addRestore, addExport, addJobs, addDoctor],
}

/** Returns the program with all commands and their help. */
export function createProgram(terminal: Terminal): Command {
  const program = translateHelp(new Command('npm run shop --'))
    .description('Terminal sklepu: działa także wtedy, gdy sklep jest otwarty.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void terminal.write(text), writeErr: () => {} })
  for (const [title, adds] of Object.entries(commandGroups)) {
    const known = program.commands.length
    for (const add of adds) add(program, terminal)
    for (const command of program.commands.slice(known)) command.helpGroup(title)
  }
  addExamples(program)
  return program
}

/** Runs a command line; returns the exit code. */
export async function runCommand(args: string[], raw: RawTerminal): Promise<number> {
  const terminal = sanitizedTerminal(raw)
  const program = createProgram(terminal)
  try {
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    return reportError(error, terminal)
  }
}

function reportError(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    terminal.writeError(`${describeUsageError(error)}\n`)
  } else if (error instanceof CommandRefused) terminal.writeError(`${error.message}\n`)
  else terminal.writeError(`${error instanceof Error ? error.message : String(error)}\n`)
  return 1
}
