import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Finding, note, well, wrong } from './finding.ts'

const gigabyte = 1_000_000_000

/** Rights of the data folder and space on its disk. */
export async function lookAtFolder(dataFolder: string): Promise<Finding[]> {
  return [rights(dataFolder), await space(existsSync(dataFolder) ? dataFolder : dirname(dataFolder))]
}

function rights(folder: string): Finding {
  if (!existsSync(folder)) return note('folder danych', `${folder} powstanie przy pierwszym uruchomieniu.`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return wrong('folder danych', `Nie można pisać w ${folder}. Oddaj go użytkownikowi, który uruchamia sklep (chown).`)
  }
  if (process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0)
    return wrong('folder danych', `Inni użytkownicy mogą zajrzeć do danych klientów. Napisz: chmod 700 ${folder}`)
  return well('folder danych', folder)
}

async function space(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const words = `wolne ${(free / gigabyte).toFixed(1).replace('.', ',')} GB`
  if (free < gigabyte / 4) return wrong('dysk', `${words}. Zwolnij miejsce: bez niego sklep nie zapisze zamówień.`)
  return free < 2 * gigabyte ? note('dysk', `${words}, to niewiele`) : well('dysk', words)
}
