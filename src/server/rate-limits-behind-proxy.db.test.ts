import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

const shops = { 'a public shop': 'https://sklep.example', 'a local trial': '' }
const applications = new Map<string, TestApplication>()
beforeAll(async () => {
  for (const [shop, PUBLIC_URL] of Object.entries(shops))
    applications.set(shop, await openTestApplication({ PUBLIC_URL }))
})
afterAll(() => Promise.all([...applications.values()].map((application) => application.close())))
beforeEach(async () => {
  for (const { appContext } of applications.values())
    await sql`delete from account_attempt`.execute(appContext.database.query)
})

const hourlyLimit = 20 // newsletter requests from one address
const senders: [
  shop: keyof typeof shops,
  forwarded: ((turn: number) => string) | null,
  counted: 'as one' | 'each' | 'not',
][] = [
  ['a public shop', (turn) => `198.51.100.${turn}`, 'each'],
  ['a public shop', (turn) => `rubbish ${turn}`, 'as one'],
  ['a public shop', () => '', 'as one'],
  ['a public shop', () => '10.0.0.9', 'as one'],
  ['a public shop', null, 'as one'],
  ['a local trial', null, 'not'],
  ['a local trial', () => 'rubbish', 'as one'],
]

test.for(senders)(
  'in %s, behind a proxy on the machine that sends %s, visitors are counted %s',
  async ([shop, forwarded, counted]) => {
    const statuses: number[] = []
    for (let turn = 0; turn <= hourlyLimit; turn++) statuses.push(await askForNewsletter(shop, turn, forwarded?.(turn)))
    expect(statuses).toEqual([...Array(hourlyLimit).fill(303), counted === 'as one' ? 429 : 303])
  },
)

async function askForNewsletter(shop: keyof typeof shops, turn: number, forwarded?: string): Promise<number> {
  const init = {
    method: 'POST',
    headers: {
      Host: shop === 'a public shop' ? 'sklep.example' : 'localhost:3000',
      ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
    },
    body: new URLSearchParams({
      mailing_action: 'add',
      mailing_email: `anna${turn}@example.com`,
      newsletter_consent: 'y',
    }),
  }
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await applications.get(shop)?.app.request('/newsletter', init, bindings)
  return answer?.status ?? 0
}
