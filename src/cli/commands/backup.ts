import type { Command } from 'commander'
import { readSecret } from '#platform/accounts/secret.ts'
import { databaseName } from '#platform/database/database-name.ts'
import { disagreement } from '../../join-others.ts'
import { noteLastBackup } from '../last-backup.ts'
import { showProgress } from '../progress.ts'
import { shopContents } from '../shop-contents.ts'
import { sizeWords } from '../size-words.ts'
import { CommandRefused, pathFrom, print, type Terminal } from '../terminal.ts'

/** backup FILE [--empty] */
export function addBackup(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('kopia całego sklepu w jednym pliku: dane, zdjęcia, poczta, sekret; sklep może być otwarty')
    .argument('<plik>', 'dokąd, na przykład /kopie/sklep.tar.gz; poprzedni plik zastępuje dopiero cała nowa kopia')
    .option('--empty', 'także sklepu, w którym nie ma towarów ani zamówień', false)
    .action((file: string, { empty }: { empty: boolean }) => run(terminal, pathFrom(terminal, file), empty))
}

async function run(terminal: Terminal, path: string, evenEmpty: boolean): Promise<void> {
  const { makeBackup } = await import('#platform/backup/make-backup.ts')
  const house = await terminal.house()
  const problem = await disagreement(house)
  if (problem) throw new CommandRefused(problem)
  const { database, config } = house
  if (!evenEmpty && (await shopContents(house, ['product', 'orders'])) === null)
    throw new CommandRefused(
      `W tym sklepie nie ma towarów ani zamówień (${databaseName(config)}, pliki w ${config.dataFolder}): to chyba nie ten. Jeśli ten, dopisz --empty.`,
    )
  const progress = showProgress(terminal, null, 'części')
  let written = 0
  const { manifest, size } = await makeBackup({
    database,
    dataFolder: config.dataFolder,
    secret: readSecret(config.secret, config.dataFolder),
    path,
    signal: terminal.signal,
    onEntry: () => {
      written += 1
      progress.show(written)
    },
  }).finally(progress.clear)
  const madeAt = new Date(manifest.madeAt)
  noteLastBackup(config.dataFolder, { madeAt, database: databaseName(config), file: path, size })
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.entries.filter(({ name }) => name.startsWith('files/')).length
  await print(
    terminal,
    `Gotowe: ${path}, ${sizeWords(size)}. Wierszy: ${rows}, prac w toku: ${manifest.jobs.rows}, plików: ${files}.`,
  )
  await print(terminal, 'W środku są dane klientów, skróty haseł i sekret sklepu: strzeż tego pliku tak jak sklepu.')
}
