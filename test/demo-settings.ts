import { readDemo } from '../src/cli/demo/read-demo.ts'
import { Settings } from '../src/platform/settings.ts'

/** The settings of the demo with these overrides: enough for a shop that takes orders. */
export function demoSettings(changes: Record<string, unknown>): Settings {
  return new Settings(new Map(Object.entries({ ...readDemo().settings, ...changes })))
}
