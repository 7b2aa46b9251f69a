import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

const places = { 'a shop that is set up': 'https://sklep.example', 'one that is tried out': '' }
const applications = new Map<string, TestApplication>()
beforeAll(async () => {
  for (const [place, PUBLIC_URL] of Object.entries(places))
    applications.set(place, await openTestApplication({ PUBLIC_URL }))
})
afterAll(() => Promise.all([...applications.values()].map((application) => application.close())))
beforeEach(async () => {
  for (const { appContext } of applications.values())
    await sql`delete from account_attempt`.execute(appContext.database.query)
})

const mostAsked = 20 // an hour from one address, for the newsletter
const senders: [
  place: keyof typeof places,
  forwarded: ((turn: number) => string) | null,
  counted: 'as one' | 'each' | 'not',
][] = [
  ['a shop that is set up', (turn) => `198.51.100.${turn}`, 'each'],
  ['a shop that is set up', (turn) => `rubbish ${turn}`, 'as one'],
  ['a shop that is set up', () => '', 'as one'],
  ['a shop that is set up', () => '10.0.0.9', 'as one'],
  ['a shop that is set up', null, 'as one'],
  ['one that is tried out', null, 'not'],
  ['one that is tried out', () => 'rubbish', 'as one'],
]

test.for(senders)(
  'in %s, behind a proxy on the machine that says %s, visitors are counted %s',
  async ([place, forwarded, counted]) => {
    const statuses: number[] = []
    for (let turn = 0; turn <= mostAsked; turn++) statuses.push(await askForNewsletter(place, turn, forwarded?.(turn)))
    expect(statuses).toEqual([...Array(mostAsked).fill(303), counted === 'as one' ? 429 : 303])
  },
)

async function askForNewsletter(place: keyof typeof places, turn: number, forwarded?: string): Promise<number> {
  const init = {
    method: 'POST',
    headers: {
      Host: place === 'a shop that is set up' ? 'sklep.example' : 'localhost:3000',
      ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }),
    },
    body: new URLSearchParams({
      mailing_action: 'add',
      mailing_email: `anna${turn}@example.com`,
      newsletter_consent: 'y',
    }),
  }
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await applications.get(place)?.app.request('/newsletter', init, bindings)
  return answer?.status ?? 0
}
