import type { Command } from 'commander'
import { saveCouriers, savePickupPoints } from '#features/delivery/actions.ts'
import { readCouriers } from '#features/delivery/checks/courier-list.ts'
import { readPickupPoints } from '#features/delivery/checks/pickup-point-list.ts'
import { getDeliveryCountries, getTariffs } from '#features/delivery/queries/tariffs.ts'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import { transaction } from '#shop'
import { describeJsonProblems } from '../format.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, type Terminal } from '../terminal.ts'

/** Some 50,000 points. */
const maxPointsMegabytes = 20

/** couriers list | load | points */
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
  couriers
    .command('points')
    .description(
      'zastępuje automaty albo punkty kuriera listą z pliku JSON od przewoźnika (wzór: db/demo/pickup-points.json)',
    )
    .argument('<kurier>', 'nazwa')
    .argument('<plik>')
    .action((courier: string, file: string) => loadPoints(terminal, courier, file))
}

async function loadPoints(terminal: Terminal, courier: string, file: string): Promise<void> {
  const read = readPickupPoints(await readSmallFile(terminal, file, maxPointsMegabytes))
  if (!read.ok) throw new CommandRefused(describeJsonProblems(read.problem))
  const saved = await savePickupPoints(await commandContext(terminal), courier, read.value)
  if (!saved.ok) throw new CommandRefused(translate(saved.problem.text, saved.problem.values))
  await printLine(terminal, `${courier}: punktów: ${read.value.length}`)
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
