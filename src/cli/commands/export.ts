import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { exportTables } from '#platform/database/tables.ts'
import { CommandRefused, resolvePath, type Terminal } from '../terminal.ts'

export function addExport(program: Command, terminal: Terminal): void {
  program
    .command('export')
    .description(
      'wszystkie dane sklepu, wiersz po wierszu: {"table": …, "row": …}; zdjęcia skopiuj z folderu danych (pictures)',
    )
    .argument('<plik>', 'dokąd; - wypisuje na ekran')
    .action(async (file: string) => {
      const toScreen = file === '-'
      const target = toScreen ? join(terminal.config.dataFolder, 'export') : resolvePath(terminal, file)
      const part = join(dirname(target), `.${crypto.randomUUID()}.part`)
      try {
        const { rows, tables } = await writeAll(terminal, part)
        if (toScreen) await show(terminal, part)
        else await rename(part, target)
        terminal.writeError(`wierszy: ${rows}, tabel: ${tables}${toScreen ? '' : `, plik: ${target}`}\n`)
      } finally {
        await rm(part, { force: true })
      }
    })
}

/** Into a file first, also for the screen: a slow reader must not keep the transaction open. */
async function writeAll(terminal: Terminal, part: string): Promise<{ rows: number; tables: number }> {
  const appContext = await terminal.appContext()
  const stream = createWriteStream(part, { mode: 0o600, flags: 'wx' })
  const failed = once(stream, 'error').then(([error]) => {
    throw new CommandRefused(`Nie można pisać w ${dirname(part)}: ${error.message}`)
  })
  const written = exportTables(
    appContext.database.query,
    async (lines) => {
      if (!stream.write(lines)) await Promise.race([once(stream, 'drain'), failed])
    },
    terminal.signal,
  )
  const counts = await Promise.race([written, failed])
  stream.end()
  await Promise.race([once(stream, 'finish'), failed])
  return counts
}

async function show(terminal: Terminal, part: string): Promise<void> {
  for await (const text of createReadStream(part, { encoding: 'utf8' })) await terminal.write(text)
}
