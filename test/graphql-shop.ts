import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { graphql } from '../src/graphql/app.ts'
import { provideRequestContext, type RequestEnvironment } from '../src/server/request-context.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { PlainBrowser } from './plain-browser.ts'

export let testShop: TestShop
let app: Hono<RequestEnvironment>

/** Opens a shop whose GraphQL is asked by browsers with cookies; each test starts with unused limits. */
export function openGraphqlShop(): void {
  beforeAll(async () => {
    testShop = await openTestShop()
    app = new Hono<RequestEnvironment>().use(provideRequestContext(testShop.appContext)).route('/', graphql())
  })
  afterAll(() => testShop.close())
  beforeEach(() => database().deleteFrom('account_attempt').execute())
}

export const database = () => testShop.appContext.database.query

export function newBrowser(address?: string): PlainBrowser {
  return new PlainBrowser({ app }, address ? { address } : {})
}

export const demoPassword = 'witryna-demo'

/** A browser that is signed in to an account of the demo. */
export async function signedIn(login: string): Promise<PlainBrowser> {
  const browser = newBrowser()
  const { data } = await browser.query(`mutation { login(login: "${login}", password: "${demoPassword}") { status } }`)
  if (data?.login.status !== 'success') throw new Error(`${login} was not signed in`)
  return browser
}
