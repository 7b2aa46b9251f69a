import type { Command } from 'commander'
import { type SupplierInput, saveSuppliers } from '#features/catalogue/actions/save-suppliers.ts'
import { findSuppliers } from '#features/catalogue/reads/suppliers.ts'
import { readDays } from '#features/delivery/checks/closed-days.ts'
import { readWeekdays } from '#features/delivery/checks/working-week.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'

interface Told {
  days?: string
  weekdays?: string
  closed?: string
}

/** suppliers list | set */
export function addSuppliers(program: Command, terminal: Terminal): void {
  const suppliers = program
    .command('suppliers')
    .description('Dostawcy: kto i jak długo robi to, co nie leży w magazynie')
  suppliers
    .command('list')
    .description('wszyscy dostawcy')
    .action(() => list(terminal))
  suppliers
    .command('set')
    .description('dodaje dostawcę albo zmienia to, co podasz')
    .argument('<nazwa>')
    .option('--days <ile>', 'ile jego dni roboczych mija, zanim towar jest w sklepie, najwyżej 60; nie-wiadomo')
    .option('--weekdays <dni>', 'w które dni tygodnia pracuje, po spacji: 1 poniedziałek … 7 niedziela')
    .option('--closed <dni>', 'kiedy nie pracuje, poza świętami: RRRR-MM-DD po spacji, także RRRR-MM-DD..RRRR-MM-DD')
    .action(async (name: string, told: Told) => {
      await saveSuppliers(await openShop(terminal), [{ name, ...readTold(told) }])
      await list(terminal)
    })
}

function readTold({ days, weekdays, closed }: Told): Omit<SupplierInput, 'name'> {
  return {
    delayDays: days === undefined ? undefined : readDelay(days),
    weekdays: weekdays === undefined ? undefined : orRefuse(readWeekdays(weekdays), weekdays),
    closedDays: closed === undefined ? undefined : orRefuse(readDays(closed), closed),
  }
}

function readDelay(days: string): number | null {
  if (days === 'nie-wiadomo') return null
  return /^\d{1,2}$/.test(days) && Number(days) <= 60 ? Number(days) : refuse(days)
}

function orRefuse<Value>(value: Value | null, typed: string): Value {
  return value ?? refuse(typed)
}

function refuse(typed: string): never {
  throw new CommandRefused(`Tego nie rozumiem: „${typed}”. Jak to zapisać, mówi: suppliers set --help`)
}

async function list(terminal: Terminal): Promise<void> {
  for (const { name, delayDays, weekdays, closedDays } of await findSuppliers(await openShop(terminal))) {
    const days = delayDays === null ? 'nie wiadomo ile dni' : `dni roboczych: ${delayDays}`
    const closed = closedDays.length > 0 ? `, zamknięte: ${closedDays.join(' ')}` : ''
    await print(terminal, `${name}: ${days}, pracuje: ${weekdays.join(' ')}${closed}`)
  }
}
