import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import type { Config } from '#platform/config.ts'
import { escapeControls } from '#shared/plain-text.ts'
import type { PublicShop } from '#shop'
import type { AppContext } from '../server/app-context.ts'

/** The terminal of a command: of this process, or of another one that sent the command. Output arrives unchanged. */
export interface RawTerminal {
  config: Config
  /**
   * Opens the app context on first use, so that --help needs no database. Only a command that may create a shop passes
   * `mayCreate`; all others require an existing one. Throws readable messages.
   */
  appContext: (mayCreate?: 'mayCreate') => Promise<AppContext>
  /** Resolves when the output can take more. */
  write: (text: string) => Promise<void>
  /** For problems and progress (stderr). */
  writeError: (text: string) => void
  /** The working folder, to resolve relative paths. */
  folder: string
  /** True for an interactive terminal: progress may overwrite its line. */
  interactive: boolean
  /** Aborted on Ctrl-C or when the process receives a termination signal. */
  signal: AbortSignal
}

/** Wraps a terminal for commands: removes control sequences from all output, because feeds and visitors may contain them. */
export interface Terminal extends RawTerminal {
  /** Overwrites the last line on stderr; '' removes it. */
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

/** A refused command with a readable reason. The exit code is 1. */
export class CommandRefused extends Error {}

export function resolvePath(terminal: Terminal, file: string): string {
  return resolve(terminal.folder, file)
}

export function printLine(terminal: Terminal, line: string): Promise<void> {
  return terminal.write(`${line}\n`)
}

/** Returns the shop at the time of the command, without a visitor. */
export async function commandContext({ config, appContext }: Terminal): Promise<PublicShop> {
  return (await appContext()).publicShop(config.publicUrl ?? `http://${config.host}:${config.port}`)
}

/** Returns the shop in one of its currencies. */
export async function commandContextIn(terminal: Terminal, code: string): Promise<PublicShop> {
  const shop = await commandContext(terminal)
  const currency = chooseCurrency(shop, code)
  if (currency.format.code === code) return { ...shop, currency }
  const offered = offeredCurrencies(shop).map(({ format }) => format.code)
  throw new CommandRefused(`Sklep nie oferuje waluty ${code}. Oferuje: ${offered.join(', ')}`)
}

/** Returns the text of a file, read at once. Throws CommandRefused when it is missing or larger. */
export async function readSmallFile(terminal: Terminal, file: string, megabytes = 1): Promise<string> {
  const path = resolvePath(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > megabytes * 1_000_000) throw new CommandRefused(`Taki plik może mieć najwyżej ${megabytes} MB.`)
  return readFile(path, 'utf8')
}

const width = 30

const redrawIntervalMs = 200

export interface Progress {
  /** Shows the count, at most five times a second. */
  show: (count: number) => void
  /** Removes the line, so that other output can follow. */
  clear: () => void
}

/** A progress line; silent without a terminal. `done` returns the part, 0 to 1, when known; `unit` names the items. */
export function showProgress(terminal: Terminal, done: (() => number) | null, unit: string): Progress {
  if (!terminal.interactive) return { show: () => {}, clear: () => {} }
  const startedAt = performance.now()
  let shown = Number.NEGATIVE_INFINITY
  return {
    show: (count) => {
      const now = performance.now()
      if (now - shown < redrawIntervalMs) return
      shown = now
      const rate = Math.round((count * 1000) / (now - startedAt))
      terminal.redrawLine(`${done ? `${bar(done())}  ` : ''}${count} ${unit}, ${rate}/s `)
    },
    clear: () => {
      if (shown > 0) terminal.redrawLine('')
    },
  }
}

function bar(part: number): string {
  const filled = Math.round(Math.min(1, part || 0) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${String(Math.floor((part || 0) * 100)).padStart(3)}%`
}
