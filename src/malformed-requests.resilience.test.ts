import { afterAll, beforeAll, test } from 'vitest'
import { throwAtApplication, throwAtServer, thrown } from '../test/malformed/throw-at-shop.ts'
import { openTestApplication, type TestApplication } from '../test/open-test-application.ts'

const { count, seed } = thrown(2_000)

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication({ METRICS_PORT: '9464' }) // measured, but told nowhere
})
afterAll(() => application.close())

test(`${count} malformed requests (seed ${seed}) are refused in words or mean nothing`, { timeout: 600_000 }, () =>
  throwAtApplication(application, { count, seed }),
)

test('so are their very bytes through a socket, and the figures about them stay few', { timeout: 600_000 }, () =>
  throwAtServer(application, { count: Math.ceil(count / 2), seed }),
)
