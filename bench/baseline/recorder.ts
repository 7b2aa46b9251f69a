import { openBuiltShop } from '../environment/built-shop.ts'
import type { ShopData } from '../environment/shop-process.ts'
import { type Statement, traceDrivers } from './trace-drivers.ts'

/** The shop's work for one request, so that it can be replayed without the shop. */
export interface RecordedWork {
  statements: Statement[]
  /** The React tree; undefined when there was no page. */
  element: unknown
}

export interface Recorder {
  /** Lets the shop answer a request, which must succeed, and returns the recorded work. */
  record: (request: Request) => Promise<{ work: RecordedWork; response: Response }>
  close: () => Promise<void>
}

let recording: RecordedWork | null = null
let listening = false

/** Opens the built shop in this process, without a page cache. Nothing else may run on the data of an embedded engine. */
export async function openRecorder(data: ShopData): Promise<Recorder> {
  if (!listening)
    traceDrivers({
      // the queue's own queries are not part of a request
      onStatement: (statement) => void (statement.text.includes('pgboss') || recording?.statements.push(statement)),
      onRender: (element) => void (recording && Object.assign(recording, { element })),
    })
  listening = true
  const { app, appContext } = await openBuiltShop(data)
  return {
    record: async (request) => {
      const work: RecordedWork = { statements: [], element: undefined }
      recording = work
      const response = await app.request(request)
      recording = null
      if (!response.ok) throw new Error(`${request.url} was answered with ${response.status}`)
      return { work, response }
    },
    close: () => appContext.close(),
  }
}
