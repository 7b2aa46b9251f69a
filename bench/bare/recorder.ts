import { join } from 'node:path'
import type { openApplication } from '../../src/open-application.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Data } from '../place/shop-process.ts'
import { listenToDrivers, type Statement } from './listen-to-drivers.ts'

/** What the shop did to answer one request, so that it can be done again without the shop. */
export interface RecordedWork {
  statements: Statement[]
  /** What it gave to React; undefined when there was no page. */
  element: unknown
}

export interface Recorder {
  /** Lets the shop answer a request, which must succeed, and tells what it did for it. */
  record: (request: Request) => Promise<{ work: RecordedWork; response: Response }>
  close: () => Promise<void>
}

let recording: RecordedWork | null = null
let listening = false

/** Opens the built shop in this process, without a page cache. Nothing else may run on the data of an embedded engine. */
export async function openRecorder({ databaseUrl, folder }: Data): Promise<Recorder> {
  process.env.NODE_ENV = 'production'
  if (!listening)
    listenToDrivers({
      // what the queue asks by itself is no part of a request
      said: (statement) => void (statement.text.includes('pgboss') || recording?.statements.push(statement)),
      rendered: (element) => void (recording && Object.assign(recording, { element })),
    })
  listening = true
  const built: { openApplication: typeof openApplication } = await import(
    join(import.meta.dirname, '../../build/server/index.js')
  )
  const config = { ...readConfig({ PAGE_CACHE_MEGABYTES: '0' }), databaseUrl: databaseUrl || null, dataFolder: folder }
  const { app, house } = await built.openApplication(config, () => {})
  return {
    record: async (request) => {
      const work: RecordedWork = { statements: [], element: undefined }
      recording = work
      const response = await app.request(request)
      recording = null
      if (!response.ok) throw new Error(`${request.url} was answered with ${response.status}`)
      return { work, response }
    },
    close: () => house.close(),
  }
}
