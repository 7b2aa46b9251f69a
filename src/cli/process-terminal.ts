import { once } from 'node:events'
import type { Config } from '#platform/config.ts'
import type { AppContext } from '../server/app-context.ts'
import type { RawTerminal } from './terminal.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds for a command to clean up; some do not check whether they are interrupted. */
const maxShutdownMs = 10_000

/** Returns a terminal on this process's input and output. */
export function processTerminal(
  config: Config,
  openAppContext: RawTerminal['appContext'],
): RawTerminal & { close: () => Promise<void> } {
  let opened: Promise<AppContext> | null = null
  const interrupted = new AbortController()
  const interrupt = () => {
    interrupted.abort()
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
  }
  for (const signal of signals) process.once(signal, interrupt)
  return {
    config,
    appContext: (mayCreate) => {
      opened ??= openAppContext(mayCreate)
      return opened
    },
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    writeError: (text) => void process.stderr.write(text),
    folder: process.cwd(),
    interactive: process.stderr.isTTY === true,
    signal: interrupted.signal,
    close: async () => {
      for (const signal of signals) process.off(signal, interrupt)
      const appContext = await opened?.catch(() => null)
      await appContext?.close()
    },
  }
}
