import { runCommand } from '../src/cli/run-command.ts'
import type { House } from '../src/open-house.ts'
import type { Config } from '../src/platform/config.ts'

export interface Typed {
  code: number
  out: string
  problems: string
}

/** Types a command into the terminal of a shop; relative paths begin in its data folder. */
export async function typeCommand(house: House, words: string[], changes: Partial<Config> = {}): Promise<Typed> {
  let out = ''
  let problems = ''
  const code = await runCommand(words, {
    config: { ...house.config, ...changes },
    house: async () => house,
    write: async (text) => {
      out += text
    },
    complain: (text) => {
      problems += text
    },
    folder: house.config.dataFolder,
    interactive: false,
    signal: new AbortController().signal,
  })
  return { code, out, problems }
}
