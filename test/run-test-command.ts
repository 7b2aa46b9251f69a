import type { Config } from '#platform/config.ts'
import { runCommand } from '../src/cli/run-command.ts'
import type { AppContext } from '../src/server/app-context.ts'

export interface CommandResult {
  code: number
  out: string
  problems: string
}

/** Runs a terminal command of a shop; relative paths start in its data folder. */
export async function runTestCommand(
  appContext: AppContext,
  args: string[],
  changes: Partial<Config> = {},
): Promise<CommandResult> {
  let out = ''
  let problems = ''
  const code = await runCommand(args, {
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
