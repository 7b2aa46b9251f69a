import { execFileSync } from 'node:child_process'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Config } from '../src/platform/config.ts'
import type { openApplication } from '../src/server/create-app.ts'
import { fastPasswordHash } from './constants.ts'
import { prepareTestConfig } from './open-test-shop.ts'

type Application = Awaited<ReturnType<typeof openApplication>>

export interface TestApplication extends Application {
  /** The same as a request listener for a Node server. */
  listener: () => Promise<RequestListener>
  close: () => Promise<void>
}

const root = join(import.meta.dirname, '..')
let isBuilt = false

/** The built shop for one test file, with the demo catalogue; send requests with `app.request()`. */
export async function openTestApplication(environment: Record<string, string> = {}): Promise<TestApplication> {
  const { config, remove } = await prepareTestConfig(environment)
  return openBuiltApplication(config, remove)
}

/** The built shop with this `config`; `remove` runs when it is closed. */
export async function openBuiltApplication(config: Config, remove: () => void): Promise<TestApplication> {
  if (!isBuilt) execFileSync(process.execPath, [join(root, 'scripts/build.mjs')]) // returns at once when nothing has changed
  isBuilt = true
  const main: Pick<typeof import('../src/server/create-app.ts'), 'openApplication' | 'openListener'> = await import(
    /* @vite-ignore */ join(root, 'build/current/server/index.js')
  )
  const application = await main.openApplication(config, () => {}, fastPasswordHash)
  return {
    ...application,
    listener: () => main.openListener(application.appContext),
    close: async () => {
      await application.appContext.close()
      remove()
    },
  }
}
