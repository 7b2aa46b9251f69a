import type { Command } from 'commander'
import { saveSuppliers } from '#features/catalogue/actions/save-suppliers.ts'
import { findSuppliers } from '#features/catalogue/reads/suppliers.ts'
import { openShop } from '../open-shop.ts'
import { print, type Terminal } from '../terminal.ts'
import { readCalendar, readDelay, type TypedCalendar, tellCalendar, withCalendar } from './calendar.ts'

/** suppliers list | set */
export function addSuppliers(program: Command, terminal: Terminal): void {
  const suppliers = program
    .command('suppliers')
    .description('Dostawcy: kto i jak długo robi to, co nie leży w magazynie')
  suppliers
    .command('list')
    .description('wszyscy dostawcy')
    .action(() => list(terminal))
  const set = suppliers
    .command('set')
    .description('dodaje dostawcę albo zmienia to, co podasz')
    .argument('<nazwa>')
    .option('--days <ile>', 'ile jego dni roboczych mija, zanim towar jest w sklepie, najwyżej 60; nie-wiadomo')
  withCalendar(set).action(async (name: string, told: TypedCalendar) => {
    await saveSuppliers(await openShop(terminal), [{ name, ...readCalendar(told), delayDays: readDays(told.days) }])
    await list(terminal)
  })
}

function readDays(days: string | undefined): number | null | undefined {
  if (days === undefined) return undefined
  return days === 'nie-wiadomo' ? null : readDelay(days)
}

async function list(terminal: Terminal): Promise<void> {
  for (const { name, delayDays, ...calendar } of await findSuppliers(await openShop(terminal))) {
    const days = delayDays === null ? 'nie wiadomo ile dni' : `dni roboczych: ${delayDays}`
    await print(terminal, `${name}: ${days}, ${tellCalendar(calendar)}`)
  }
}
