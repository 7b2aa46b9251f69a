import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import type { Config } from '#platform/config.ts'
import { escapeControls } from '#shared/plain-text.ts'
import type { PublicShop } from '#shop'
import type { AppContext } from '../server/app-context.ts'

/** Where a command was typed: in this process, or in another that handed it over. What is written arrives as it is. */
export interface RawTerminal {
  config: Config
  /**
   * The opened house; opened when first asked for, so that --help needs no database. Only a command that may found a shop asks
   * first with `mayCreate`; for all others there must be one. Throws in plain words.
   */
  appContext: (mayCreate?: 'mayCreate') => Promise<AppContext>
  /** Resolves when more may be written. */
  write: (text: string) => Promise<void>
  /** Beside the answer: problems and progress. */
  writeError: (text: string) => void
  /** Where relative paths begin. */
  folder: string
  /** A person looks at it: progress may overwrite its line. */
  interactive: boolean
  /** Aborted when the person presses Ctrl-C, or the process is told to end. */
  signal: AbortSignal
}

/** What commands see: nothing that they write can command the terminal, whatever feeds and visitors have put into it. */
export interface Terminal extends RawTerminal {
  /** Writes over the last line, beside the answer; '' takes it away. */
  redrawLine: (line: string) => void
}

export function sanitizedTerminal(raw: RawTerminal): Terminal {
  return {
    ...raw,
    write: (text) => raw.write(escapeControls(text)),
    writeError: (text) => raw.writeError(escapeControls(text)),
    redrawLine: (line) => raw.writeError(`\r${escapeControls(line)}\u001b[K`),
  }
}

/** A command cannot do what was asked; says why in words. The exit code is 1. */
export class CommandRefused extends Error {}

export function resolvePath(terminal: Terminal, file: string): string {
  return resolve(terminal.folder, file)
}

export function print(terminal: Terminal, line: string): Promise<void> {
  return terminal.write(`${line}\n`)
}

/** The shop at the time of the command, with no visitor in it. */
export async function commandContext({ config, appContext }: Terminal): Promise<PublicShop> {
  return (await appContext()).publicShop(config.publicUrl ?? `http://${config.host}:${config.port}`)
}

/** The same in one of the currencies that it offers. */
export async function commandContextIn(terminal: Terminal, code: string): Promise<PublicShop> {
  const shop = await commandContext(terminal)
  const currency = chooseCurrency(shop, code)
  if (currency.format.code === code) return { ...shop, currency }
  const offered = offeredCurrencies(shop).map(({ format }) => format.code)
  throw new CommandRefused(`Sklep nie oferuje waluty ${code}. Oferuje: ${offered.join(', ')}`)
}

/** What a merchant writes by hand has some kilobytes; it is read at once, in the running shop. */
const maxTextBytes = 1_000_000

/** The text of a small file that a command names. Throws CommandRefused when it is not there or larger than 1 MB. */
export async function readSmallFile(terminal: Terminal, file: string): Promise<string> {
  const path = resolvePath(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > maxTextBytes) throw new CommandRefused('Taki plik może mieć najwyżej 1 MB.')
  return readFile(path, 'utf8')
}
