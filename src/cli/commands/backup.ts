import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { databaseName } from '#platform/database/require-shop.ts'
import { readSecret } from '#platform/secrets.ts'
import { findInstanceConflict } from '../../server/instance-guard.ts'
import { backupFileName, removeExpiredBackups, saveLastBackup } from '../backup-files.ts'
import { describeContents, readProgramMigrations } from '../database-contents.ts'
import { formatMegabytes } from '../format.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, resolvePath, showProgress, type Terminal } from '../terminal.ts'

interface BackupOptions {
  empty: boolean
  keep?: string
}

/** backup FILE [--empty], backup FOLDER --keep 14 */
export function addBackup(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('kopia całego sklepu w jednym pliku: dane, zdjęcia, poczta, sekret; sklep może być otwarty')
    .argument('<plik>', 'dokąd, na przykład /kopie/sklep.tar.gz; poprzedni plik zastępuje dopiero cała nowa kopia')
    .option('--empty', 'także sklepu, w którym nie ma towarów ani zamówień', false)
    .option('--keep <ile>', 'plik to folder: kopia z datą w nazwie, sprawdzona; w folderze zostaje tyle najnowszych')
    .action((file: string, options: BackupOptions) => run(terminal, resolvePath(terminal, file), options))
}

async function run(terminal: Terminal, path: string, { empty, keep }: BackupOptions): Promise<void> {
  if (keep === undefined) return write(terminal, path, empty)
  const most = parseWholeNumber(keep, '--keep')
  if (!(await stat(path).catch(() => null))?.isDirectory()) throw new CommandRefused(`Nie ma folderu ${path}.`)
  const name = backupFileName((await commandContext(terminal)).now)
  const file = join(path, name)
  await write(terminal, file, empty)
  const { checkBackup } = await import('#platform/backup/check-backup.ts')
  await checkBackup(file, readProgramMigrations(), terminal.signal, () => {})
  for (const old of await removeExpiredBackups(path, name, most))
    await printLine(terminal, `Usunięta najstarsza: ${old}`)
}

async function write(terminal: Terminal, path: string, allowEmpty: boolean): Promise<void> {
  const { makeBackup } = await import('#platform/backup/make-backup.ts')
  const appContext = await terminal.appContext()
  const problem = await findInstanceConflict(appContext)
  if (problem) throw new CommandRefused(problem)
  const { database, config } = appContext
  if (!allowEmpty && (await describeContents(appContext, ['product', 'orders'])) === null)
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
  saveLastBackup(config.dataFolder, { madeAt, database: databaseName(config), file: path, size })
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.entries.filter(({ name }) => name.startsWith('files/')).length
  await printLine(
    terminal,
    `Gotowe: ${path}, ${formatMegabytes(size)}. Wierszy: ${rows}, prac w toku: ${manifest.jobs.rows}, plików: ${files}.`,
  )
  await printLine(
    terminal,
    'W środku są dane klientów, skróty haseł i sekret sklepu: strzeż tego pliku tak jak sklepu.',
  )
}
