import type { Command } from 'commander'
import { saveSuppliers, setStoreCalendar } from '#features/catalogue/actions/stores-and-suppliers.ts'
import { getStores, getSuppliers } from '#features/catalogue/queries/stock.ts'
import { readCalendarDays, readWeekdays } from '#features/delivery/checks/despatch-days.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** stores list | set */
export function addStores(program: Command, terminal: Terminal): void {
  const stores = program.command('stores').description('Magazyny i sklepy: kiedy wydają to, co w nich leży')
  stores
    .command('list')
    .description('wszystkie, w kolejności sklepu')
    .action(() => listStores(terminal))
  const set = stores
    .command('set')
    .description('zmienia to, co podasz')
    .argument('<nazwa>')
    .option(
      '--days <ile>',
      'ile dni roboczych mija, zanim towar stąd trafi do pakowania, najwyżej 60; 0: pakuje się tu',
    )
  addCalendarOptions(set).action(async (name: string, options: CalendarOptions) => {
    const delayDays = options.days === undefined ? undefined : parseDelay(options.days)
    const known = await setStoreCalendar(await commandContext(terminal), name, { ...parseCalendar(options), delayDays })
    if (!known) throw new CommandRefused(`Nie ma magazynu „${name}”. Wszystkie pokazuje: stores list`)
    await listStores(terminal)
  })
}

async function listStores(terminal: Terminal): Promise<void> {
  for (const { name, delayDays, ...calendar } of await getStores(await commandContext(terminal)))
    await printLine(terminal, `${name}: dni roboczych: ${delayDays}, ${formatCalendar(calendar)}`)
}

/** Calendar options as typed; the caller reads `days`. */
interface CalendarOptions {
  days?: string
  weekdays?: string
  closed?: string
}

/** Adds the options for the working days of a supplier or a store. */
function addCalendarOptions(command: Command): Command {
  return command
    .option('--weekdays <dni>', 'w które dni tygodnia pracuje, po spacji: 1 poniedziałek … 7 niedziela')
    .option('--closed <dni>', 'kiedy nie pracuje, poza świętami: RRRR-MM-DD po spacji, także RRRR-MM-DD..RRRR-MM-DD')
}

/** The typed calendar; missing options stay undefined. Refuses invalid values. */
function parseCalendar({ weekdays, closed }: CalendarOptions): { weekdays?: number[]; closedDays?: string[] } {
  return {
    weekdays: weekdays === undefined ? undefined : orRefuse(readWeekdays(weekdays), weekdays),
    closedDays: closed === undefined ? undefined : orRefuse(readCalendarDays(closed), closed),
  }
}

/** Working days, 0 to 60. */
function parseDelay(days: string): number {
  return orRefuse(/^\d{1,2}$/.test(days) && Number(days) <= 60 ? Number(days) : null, days)
}

/** A calendar in a list, after the delay. */
function formatCalendar({ weekdays, closedDays }: { weekdays: number[]; closedDays: string[] }): string {
  return `pracuje: ${weekdays.join(' ')}${closedDays.length > 0 ? `, zamknięte: ${closedDays.join(' ')}` : ''}`
}

function orRefuse<Value>(value: Value | null, input: string): Value {
  if (value !== null) return value
  throw new CommandRefused(`Tego nie rozumiem: „${input}”. Jak to zapisać, mówi to samo polecenie z --help`)
}

/** suppliers list | set */
export function addSuppliers(program: Command, terminal: Terminal): void {
  const suppliers = program
    .command('suppliers')
    .description('Dostawcy: kto i jak długo robi to, co nie leży w magazynie')
  suppliers
    .command('list')
    .description('wszyscy dostawcy')
    .action(() => listSuppliers(terminal))
  const set = suppliers
    .command('set')
    .description('dodaje dostawcę albo zmienia to, co podasz')
    .argument('<nazwa>')
    .option('--days <ile>', 'ile jego dni roboczych mija, zanim towar jest w sklepie, najwyżej 60; nie-wiadomo')
  addCalendarOptions(set).action(async (name: string, options: CalendarOptions) => {
    await saveSuppliers(await commandContext(terminal), [
      { name, ...parseCalendar(options), delayDays: parseSupplierDelay(options.days) },
    ])
    await listSuppliers(terminal)
  })
}

function parseSupplierDelay(days: string | undefined): number | null | undefined {
  if (days === undefined) return undefined
  return days === 'nie-wiadomo' ? null : parseDelay(days)
}

async function listSuppliers(terminal: Terminal): Promise<void> {
  for (const { name, delayDays, ...calendar } of await getSuppliers(await commandContext(terminal))) {
    const days = delayDays === null ? 'nie wiadomo ile dni' : `dni roboczych: ${delayDays}`
    await printLine(terminal, `${name}: ${days}, ${formatCalendar(calendar)}`)
  }
}
