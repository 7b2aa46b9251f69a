import type { House } from '../src/open-house.ts'
import { readConfig } from '../src/platform/config.ts'

/**
 * Types commands into the terminal of a shop on PostgreSQL, in this process and on a connection of its own: starting a process for each
 * takes longer than the command. It is opened with the first one.
 */
export function openTerminal(environment: Record<string, string | undefined>) {
  let house: Promise<House> | undefined
  return {
    terminal: async (...command: string[]): Promise<string> => {
      const [{ openHouse }, { typeCommand }] = await Promise.all([
        import('../src/open-house.ts'),
        import('../test/type-command.ts'),
      ])
      house ??= openHouse(readConfig(environment), () => {})
      const { code, out, problems } = await typeCommand(await house, command)
      if (code !== 0) throw new Error(problems)
      return out
    },
    close: async () => (await house)?.close(),
  }
}
