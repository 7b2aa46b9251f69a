import { readFile, stat } from 'node:fs/promises'
import { CommandRefused, pathFrom, type Terminal } from './terminal.ts'

/** What a merchant writes by hand has some kilobytes; it is read at once, in the running shop. */
const mostBytes = 1_000_000

/** The text of a small file that a command names. Throws CommandRefused when it is not there or larger than 1 MB. */
export async function readSmallFile(terminal: Terminal, file: string): Promise<string> {
  const path = pathFrom(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > mostBytes) throw new CommandRefused('Taki plik może mieć najwyżej 1 MB.')
  return readFile(path, 'utf8')
}
