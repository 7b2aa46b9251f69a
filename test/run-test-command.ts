import type { Config } from '#platform/config.ts'
import { runCommand } from '../src/cli/run-command.ts'
import type { AppContext } from '../src/server/app-context.ts'

export interface CommandResult {
  code: number
  out: string
  problems: string
}

/** Types a command into the terminal of a shop; relative paths begin in its data folder. */
export async function runTestCommand(
  appContext: AppContext,
  words: string[],
  changes: Partial<Config> = {},
): Promise<CommandResult> {
  let out = ''
  let problems = ''
  const code = await runCommand(words, {
    config: { ...appContext.config, ...changes },
    appContext: async () => appContext,
    write: async (text) => {
      out += text
    },
    writeError: (text) => {
      problems += text
    },
    folder: appContext.config.dataFolder,
    interactive: false,
    signal: new AbortController().signal,
  })
  return { code, out, problems }
}
