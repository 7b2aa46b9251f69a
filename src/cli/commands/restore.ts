import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { readSecret, replaceSecret } from '#platform/secrets.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import { transaction } from '#shop'
import type { AppContext } from '../../server/app-context.ts'
import { findInstanceConflict } from '../../server/instance-guard.ts'
import { removeLastBackup } from '../backup-files.ts'
import { describeContents, readProgramMigrations } from '../database-contents.ts'
import { formatPolishTime } from '../order-output.ts'
import { CommandRefused, commandContext, printLine, resolvePath, showProgress, type Terminal } from '../terminal.ts'

/** restore FILE */
export function addRestore(program: Command, terminal: Terminal): void {
  program
    .command('restore')
    .description('sklep z pliku, który zrobiło backup, także na innym silniku bazy; najpierw wszystko sprawdza')
    .argument('<plik>')
    .option('--replace', 'zastąp sklep, który tu jest: jego towary, zamówienia i klienci znikną', false)
    .action((file: string, options: { replace: boolean }) =>
      run(terminal, resolvePath(terminal, file), options.replace),
    )
}

async function run(terminal: Terminal, path: string, replace: boolean): Promise<void> {
  const { size } = await stat(path).catch(() => {
    throw new CommandRefused(`Nie ma pliku ${path}.`)
  })
  const appContext = await terminal.appContext('mayCreate')
  const problem = await findInstanceConflict(appContext)
  if (problem) throw new CommandRefused(problem)
  const contents = await describeContents(appContext)
  if (contents && !replace)
    throw new CommandRefused(
      `W tym sklepie już coś jest: ${contents}. Aby go zastąpić (sklep pokazowy też), dopisz --replace; warto najpierw zrobić jego kopię: backup.`,
    )
  let read = 0
  const progress = showProgress(terminal, () => read / size / passes, 'MB')
  const onRead = (bytes: number) => {
    read += bytes
    progress.show(Math.round(read / 1_000_000))
  }
  try {
    await appContext.database.withLock(async () => {
      const madeAt = await restore(terminal, path, onRead)
      progress.clear()
      await printLine(terminal, `Gotowe: to sklep z ${formatPolishTime(madeAt)}.`)
    })
  } finally {
    progress.clear()
  }
}

/** Reads the file three times: to check it, for its files, and for its rows. */
const passes = 3

async function restore(terminal: Terminal, path: string, onRead: (bytes: number) => void): Promise<Date> {
  const { checkBackup } = await import('#platform/backup/check-backup.ts')
  const { restoreBackup } = await import('#platform/backup/restore-backup.ts')
  const appContext = await terminal.appContext()
  const shop = await commandContext(terminal)
  const { dataFolder } = appContext.config
  const migrations = readProgramMigrations()
  const manifest = await checkBackup(path, migrations, terminal.signal, onRead)
  const secret = await restoreBackup({
    path,
    manifest,
    migrations,
    dataFolder,
    transaction: (work) => transaction(shop, ({ database }) => work(database)),
    signal: terminal.signal,
    onRead,
  })
  removeLastBackup(dataFolder)
  await adoptSecret(terminal, appContext, secret)
  logSecurityEvent('authz_admin', { action: 'restore' })
  return new Date(manifest.madeAt)
}

/** Session cookies are valid only with the secret that signed them; every node reads it again. */
async function adoptSecret(terminal: Terminal, { config, database }: AppContext, secret: string): Promise<void> {
  if (config.secret === null) replaceSecret(config.dataFolder, secret)
  else if (readSecret(config.secret, config.dataFolder) !== secret)
    terminal.writeError(
      'SECRET jest inny niż w kopii: klienci muszą zalogować się ponownie. Sekret z kopii: tar -xzOf PLIK secret\n',
    )
  await sql`select pg_notify('restored', '')`.execute(database.query)
}
