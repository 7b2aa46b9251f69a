import type { Settings } from '#platform/settings.ts'
import type { Config } from '../../platform/config.ts'
import { databaseName } from '../../platform/database/database-name.ts'
import { readLastBackup } from '../last-backup.ts'
import { polishTime } from '../order-words.ts'
import { sizeWords } from '../size-words.ts'
import { type Finding, note, well, wrong } from './finding.ts'
import { backupHoursSetting } from './settings.ts'

const hour = 60 * 60 * 1000

/** When the last backup was made, of which database and how large. A shop that is open to strangers must have one. */
export function lookAtBackups(config: Config, settings: Settings, now: Date): Finding {
  const missing = config.publicUrl ? wrong : note
  const last = readLastBackup(config.dataFolder)
  if (!last)
    return missing('kopia', 'Jeszcze żadnej tego sklepu nie było. Rób ją codziennie: backup <plik> (docs/pl/kopie.md).')
  const { madeAt, size, database, file } = last
  const words = `ostatnia z ${polishTime(madeAt)}, ${sizeWords(size)}, ${database}, ${file}`
  if (database !== databaseName(config))
    return missing(
      'kopia',
      `${words}. To inna baza: tej (${databaseName(config)}) kopii nie ma. Zrób ją: backup <plik>.`,
    )
  const most = settings.get(backupHoursSetting)
  if (now.getTime() - madeAt.getTime() > most * hour)
    return wrong('kopia', `${words}. Starsza niż ${most} h (backup.mostHours): sprawdź, czy cron ją robi.`)
  return well('kopia', words)
}
