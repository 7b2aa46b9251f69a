import { resolve } from 'node:path'
import type { House } from '../open-house.ts'
import type { Config } from '../platform/config.ts'
import { printable } from '../shared/control-characters.ts'

/** Where a command was typed: in this process, or in another that handed it over. What is written arrives as it is. */
export interface RawTerminal {
  config: Config
  /**
   * The opened house; opened when first asked for, so that --help needs no database. Only a command that may found a shop asks
   * first with `mayCreate`; for all others there must be one. Throws in plain words.
   */
  house: (mayCreate?: 'mayCreate') => Promise<House>
  /** Resolves when more may be written. */
  write: (text: string) => Promise<void>
  /** Beside the answer: problems and progress. */
  complain: (text: string) => void
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
  redraw: (line: string) => void
}

export function plainTerminal(raw: RawTerminal): Terminal {
  return {
    ...raw,
    write: (text) => raw.write(printable(text)),
    complain: (text) => raw.complain(printable(text)),
    redraw: (line) => raw.complain(`\r${printable(line)}\u001b[K`),
  }
}

/** A command cannot do what was asked; says why in words. The exit code is 1. */
export class CommandRefused extends Error {}

export function pathFrom(terminal: Terminal, file: string): string {
  return resolve(terminal.folder, file)
}

export function print(terminal: Terminal, line: string): Promise<void> {
  return terminal.write(`${line}\n`)
}
