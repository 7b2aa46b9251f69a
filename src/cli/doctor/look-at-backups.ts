import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastBackup } from '../last-backup.ts'
import { polishTime } from '../order-words.ts'
import { type Finding, note, well } from './finding.ts'

const mostDays = 7
const day = 24 * 60 * 60 * 1000

/** Whether there is a backup, and how old it is; where it is kept, nobody here knows. */
export async function lookAtBackups(dataFolder: string): Promise<Finding> {
  const madeAt = await readFile(join(dataFolder, lastBackup), 'utf8').then(Date.parse, () => Number.NaN)
  if (Number.isNaN(madeAt))
    return note('kopia', 'Jeszcze żadnej nie było. Rób ją codziennie: backup <plik> (docs/backup.md).')
  const words = `ostatnia z ${polishTime(new Date(madeAt))}`
  return Date.now() - madeAt > mostDays * day ? note('kopia', `${words}, to dawno`) : well('kopia', words)
}
