import type { Command } from 'commander'
import { rebuildSearch } from '#features/search/actions/rebuild-search.ts'
import { getPhraseReports, type PhraseReport } from '#features/search/queries/suggestions.ts'
import { commandContext, printLine, type Terminal } from '../terminal.ts'

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
    .action(() => listPhrases(terminal))
}

async function rebuild(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const count = await rebuildSearch(() => ({ ...shop, now: new Date() }), terminal.signal)
  await printLine(
    terminal,
    terminal.signal.aborted ? 'Przerwane. Resztę zrobi otwarty sklep.' : `Gotowe, towarów: ${count}.`,
  )
}

async function listPhrases(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  await printPhrases('Szukane najczęściej', await getPhraseReports(shop, { fruitless: false }))
  await printPhrases('Nic nie znajdują', await getPhraseReports(shop, { fruitless: true }))

  async function printPhrases(title: string, phrases: PhraseReport[]): Promise<void> {
    await printLine(terminal, `${title}:${phrases.length === 0 ? ' jeszcze nic' : ''}`)
    for (const { phrase, searches, found } of phrases)
      await printLine(terminal, `  ${phrase}: ${searches}×, towarów: ${found ?? 'jeszcze nie wiadomo'}`)
  }
}
