import { once } from 'node:events'
import type { House } from '../open-house.ts'
import type { Config } from '../platform/config.ts'
import type { RawTerminal } from './terminal.ts'

/** This process's own input and output. */
export function ownTerminal(
  config: Config,
  openHouse: RawTerminal['house'],
): RawTerminal & { close: () => Promise<void> } {
  let opened: Promise<House> | null = null
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  process.once('SIGINT', interrupt)
  return {
    config,
    house: (mayCreate) => {
      opened ??= openHouse(mayCreate)
      return opened
    },
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    complain: (text) => void process.stderr.write(text),
    folder: process.cwd(),
    interactive: process.stderr.isTTY === true,
    signal: interrupted.signal,
    close: async () => {
      process.off('SIGINT', interrupt)
      const house = await opened?.catch(() => null)
      await house?.close()
    },
  }
}
