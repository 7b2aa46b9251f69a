import { afterAll, beforeAll, test } from 'vitest'
import { fuzzApplication, fuzzRun, fuzzServer } from '../../test/malformed/fuzz-shop.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

const { count, seed } = fuzzRun(2_000)

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication({ METRICS_PORT: '9464' }) // measured, but not served
})
afterAll(() => application.close())

test(`${count} malformed requests (seed ${seed}) are refused with a message or ignored`, { timeout: 600_000 }, () =>
  fuzzApplication(application, { count, seed }),
)

test('so are their raw bytes through a socket, and the number of metrics stays small', { timeout: 600_000 }, () =>
  fuzzServer(application, { count: Math.ceil(count / 2), seed }),
)
