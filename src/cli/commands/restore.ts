import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { readSecret, replaceSecret } from '#platform/accounts/secret.ts'
import { logSecurityEvent } from '#platform/security/security-event.ts'
import { transaction } from '#shop'
import { disagreement } from '../../join-others.ts'
import type { House } from '../../open-house.ts'
import { forgetLastBackup } from '../last-backup.ts'
import { openShop } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { showProgress } from '../progress.ts'
import { shopContents } from '../shop-contents.ts'
import { shopMigrations } from '../shop-migrations.ts'
import { CommandRefused, pathFrom, print, type Terminal } from '../terminal.ts'

/** restore FILE */
export function addRestore(program: Command, terminal: Terminal): void {
  program
    .command('restore')
    .description('sklep z pliku, który zrobiło backup, także na innym silniku bazy; najpierw wszystko sprawdza')
    .argument('<plik>')
    .option('--replace', 'zastąp sklep, który tu jest: jego towary, zamówienia i klienci znikną', false)
    .action((file: string, options: { replace: boolean }) => run(terminal, pathFrom(terminal, file), options.replace))
}

async function run(terminal: Terminal, path: string, replace: boolean): Promise<void> {
  const { size } = await stat(path).catch(() => {
    throw new CommandRefused(`Nie ma pliku ${path}.`)
  })
  const house = await terminal.house('mayCreate')
  const problem = await disagreement(house)
  if (problem) throw new CommandRefused(problem)
  const contents = await shopContents(house)
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
    await house.database.withLock(async () => {
      const madeAt = await restore(terminal, path, onRead)
      progress.clear()
      await print(terminal, `Gotowe: to sklep z ${polishTime(madeAt)}.`)
    })
  } finally {
    progress.clear()
  }
}

/** The file is read to check it, for the files in it, and for the rows. */
const passes = 3

async function restore(terminal: Terminal, path: string, onRead: (bytes: number) => void): Promise<Date> {
  const { checkBackup } = await import('#platform/backup/check-backup.ts')
  const { restoreBackup } = await import('#platform/backup/restore-backup.ts')
  const house = await terminal.house()
  const shop = await openShop(terminal)
  const { dataFolder } = house.config
  const migrations = shopMigrations()
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
  forgetLastBackup(dataFolder)
  await adoptSecret(terminal, house, secret)
  logSecurityEvent('authz_admin', { action: 'restore' })
  return new Date(manifest.madeAt)
}

/** Cookies of accounts are worth something only with the secret that signed them; every node reads it again. */
async function adoptSecret(terminal: Terminal, { config, database }: House, secret: string): Promise<void> {
  if (config.secret === null) replaceSecret(config.dataFolder, secret)
  else if (readSecret(config.secret, config.dataFolder) !== secret)
    terminal.complain(
      'SECRET jest inny niż w kopii: klienci muszą zalogować się ponownie. Sekret z kopii: tar -xzOf PLIK secret\n',
    )
  await sql`select pg_notify('restored', '')`.execute(database.query)
}
