import type { Command } from 'commander'
import { saveCouriers } from '#features/delivery/actions.ts'
import { readCouriers } from '#features/delivery/checks/courier-list.ts'
import { getDeliveryCountries, getTariffs } from '#features/delivery/queries/tariffs.ts'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { transaction } from '#shop'
import { describeJsonProblems } from '../format.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, type Terminal } from '../terminal.ts'

/** couriers list | load */
export function addCouriers(program: Command, terminal: Terminal): void {
  const couriers = program.command('couriers').description('Kurierzy: kto wozi paczki, dokąd i za ile')
  couriers
    .command('list')
    .description('wszystkie sposoby dostawy')
    .action(() => list(terminal))
  couriers
    .command('load')
    .description(
      'dodaje albo zmienia kurierów z pliku JSON (wzór: db/demo/delivery.json; kwoty w groszach, wagi w gramach)',
    )
    .argument('<plik>')
    .action((file: string) => load(terminal, file))
}

async function load(terminal: Terminal, file: string): Promise<void> {
  const read = readCouriers(await readSmallFile(terminal, file))
  if (!read.ok) throw new CommandRefused(describeJsonProblems(read.problem))
  await saveCouriers(await commandContext(terminal), read.value)
  await list(terminal)
}

async function list(terminal: Terminal): Promise<void> {
  const tariffs = await transaction(
    await commandContext(terminal),
    async (shop) => getTariffs(shop, await getDeliveryCountries(shop)), // a transaction, so that no cached value is used
  )
  for (const { courier, country, prepaid, cost, freeFrom, bands, areas, ownAmounts } of tariffs) {
    const money = (amount: number) => formatMoney(amount, polishZloty)
    const free = freeFrom === null ? '' : `, gratis od ${money(freeFrom)}`
    const more = `progów: ${bands.length}, obszarów: ${areas.length}`
    const own = Object.keys(ownAmounts).map((code) => `, własne kwoty w ${code}`)
    const paid = prepaid === 'dvp' ? 'za pobraniem' : 'z góry'
    await printLine(terminal, `${courier}, ${country}, ${paid}: ${money(cost)}${free}; ${more}${own.join('')}`)
  }
}
