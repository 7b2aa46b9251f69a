import { escapeControls } from '#shared/plain-text.ts'
import { type Config, readConfig } from '../platform/config.ts'

/** Returns the configuration; with an invalid one, ends the process with a message. */
export function readConfigOrExit(environment: Record<string, string | undefined>): Config {
  try {
    return readConfig(environment)
  } catch (error) {
    console.error(escapeControls((error as Error).message))
    process.exit(1)
  }
}
