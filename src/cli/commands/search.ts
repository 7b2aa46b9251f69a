import type { Command } from 'commander'
import { rebuildSearch } from '#features/search/actions/rebuild-search.ts'
import { openShop } from '../open-shop.ts'
import { print, type Terminal } from '../terminal.ts'

/** search rebuild */
export function addSearch(program: Command, terminal: Terminal): void {
  program
    .command('search')
    .description('Wyszukiwarka towarów')
    .command('rebuild')
    .description('buduje od nowa to, po czym sklep znajduje i filtruje towary')
    .action(() => rebuild(terminal))
}

async function rebuild(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  const count = await rebuildSearch(() => ({ ...shop, now: new Date() }), terminal.signal)
  await print(
    terminal,
    terminal.signal.aborted ? 'Przerwane. Resztę zrobi otwarty sklep.' : `Gotowe, towarów: ${count}.`,
  )
}
