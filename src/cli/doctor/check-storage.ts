import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '#platform/config.ts'
import { databaseName } from '#platform/database/require-shop.ts'
import type { Settings } from '#platform/settings.ts'
import { readLastBackup } from '../backup-files.ts'
import { formatMegabytes } from '../format.ts'
import { formatPolishTime } from '../order-output.ts'
import { type Finding, failure, ok, warning } from './finding.ts'
import { maxBackupAgeSetting } from './settings.ts'

const gigabyte = 1_000_000_000

/** Permissions of the data folder and space on its disk. */
export async function checkDataFolder(dataFolder: string): Promise<Finding[]> {
  return [checkPermissions(dataFolder), await checkDiskSpace(existsSync(dataFolder) ? dataFolder : dirname(dataFolder))]
}

function checkPermissions(folder: string): Finding {
  if (!existsSync(folder)) return warning('folder danych', `${folder} powstanie przy pierwszym uruchomieniu.`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return failure(
      'folder danych',
      `Nie można pisać w ${folder}. Oddaj go użytkownikowi, który uruchamia sklep (chown).`,
    )
  }
  if (process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0)
    return failure('folder danych', `Inni użytkownicy mogą zajrzeć do danych klientów. Napisz: chmod 700 ${folder}`)
  return ok('folder danych', folder)
}

async function checkDiskSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const message = `wolne ${(free / gigabyte).toFixed(1).replace('.', ',')} GB`
  if (free < gigabyte / 4) return failure('dysk', `${message}. Zwolnij miejsce: bez niego sklep nie zapisze zamówień.`)
  return free < 2 * gigabyte ? warning('dysk', `${message}, to niewiele`) : ok('dysk', message)
}

const hour = 60 * 60 * 1000

/** Time, size and database of the last backup. A shop that is open to the public must have one. */
export function checkLastBackup(config: Config, settings: Settings, now: Date): Finding {
  const missing = config.publicUrl ? failure : warning
  const last = readLastBackup(config.dataFolder)
  if (!last)
    return missing('kopia', 'Jeszcze żadnej tego sklepu nie było. Rób ją codziennie: backup <plik> (docs/pl/kopie.md).')
  const { madeAt, size, database, file } = last
  const message = `ostatnia z ${formatPolishTime(madeAt)}, ${formatMegabytes(size)}, ${database}, ${file}`
  if (database !== databaseName(config))
    return missing(
      'kopia',
      `${message}. To inna baza: tej (${databaseName(config)}) kopii nie ma. Zrób ją: backup <plik>.`,
    )
  const most = settings.get(maxBackupAgeSetting)
  if (now.getTime() - madeAt.getTime() > most * hour)
    return failure('kopia', `${message}. Starsza niż ${most} h (backup.mostHours): sprawdź, czy cron ją robi.`)
  return ok('kopia', message)
}
