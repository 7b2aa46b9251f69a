import type { Command } from 'commander'
import { setStoreCalendar } from '#features/catalogue/actions/set-store-calendar.ts'
import { findStores } from '#features/catalogue/reads/stores.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { readCalendar, readDelay, type TypedCalendar, tellCalendar, withCalendar } from './calendar.ts'

/** stores list | set */
export function addStores(program: Command, terminal: Terminal): void {
  const stores = program.command('stores').description('Magazyny i sklepy: kiedy wydają to, co w nich leży')
  stores
    .command('list')
    .description('wszystkie, w kolejności sklepu')
    .action(() => list(terminal))
  const set = stores
    .command('set')
    .description('zmienia to, co podasz')
    .argument('<nazwa>')
    .option(
      '--days <ile>',
      'ile dni roboczych mija, zanim towar stąd trafi do pakowania, najwyżej 60; 0: pakuje się tu',
    )
  withCalendar(set).action(async (name: string, told: TypedCalendar) => {
    const delayDays = told.days === undefined ? undefined : readDelay(told.days)
    const known = await setStoreCalendar(await openShop(terminal), name, { ...readCalendar(told), delayDays })
    if (!known) throw new CommandRefused(`Nie ma magazynu „${name}”. Wszystkie pokazuje: stores list`)
    await list(terminal)
  })
}

async function list(terminal: Terminal): Promise<void> {
  for (const { name, delayDays, ...calendar } of await findStores(await openShop(terminal)))
    await print(terminal, `${name}: dni roboczych: ${delayDays}, ${tellCalendar(calendar)}`)
}
