import type { Command } from 'commander'
import { rebuildSearch } from '#features/search/actions/rebuild-search.ts'
import { type ToldPhrase, toldPhrases } from '#features/search/reads/search-phrases.ts'
import { openShop } from '../open-shop.ts'
import { print, type Terminal } from '../terminal.ts'

/** search rebuild | phrases */
export function addSearch(program: Command, terminal: Terminal): void {
  const search = program.command('search').description('Wyszukiwarka towarów')
  search
    .command('rebuild')
    .description('buduje od nowa to, po czym sklep znajduje i filtruje towary')
    .action(() => rebuild(terminal))
  search
    .command('phrases')
    .description('czego klienci szukają najczęściej i czego nie znajdują')
    .action(() => tellPhrases(terminal))
}

async function rebuild(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  const count = await rebuildSearch(() => ({ ...shop, now: new Date() }), terminal.signal)
  await print(
    terminal,
    terminal.signal.aborted ? 'Przerwane. Resztę zrobi otwarty sklep.' : `Gotowe, towarów: ${count}.`,
  )
}

async function tellPhrases(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  await tellThem('Szukane najczęściej', await toldPhrases(shop, { fruitless: false }))
  await tellThem('Nic nie znajdują', await toldPhrases(shop, { fruitless: true }))

  async function tellThem(title: string, phrases: ToldPhrase[]): Promise<void> {
    await print(terminal, `${title}:${phrases.length === 0 ? ' jeszcze nic' : ''}`)
    for (const { phrase, searches, found } of phrases)
      await print(terminal, `  ${phrase}: ${searches}×, towarów: ${found ?? 'jeszcze nie wiadomo'}`)
  }
}
