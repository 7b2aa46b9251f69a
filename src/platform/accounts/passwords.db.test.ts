import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { Accounts } from './accounts.ts'

const password = 'witryna-demo'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const database = () => testShop.appContext.database.query
const secret = 'a secret of more than thirty-two letters'

function signIn(accounts: Accounts, password: string) {
  const request = { headers: new Headers(), address: '203.0.113.7', now: testTime, sessionDays: 90 }
  return accounts.forRequest(request).signIn('anna', password)
}

async function store(hash: string): Promise<void> {
  await sql`update account_credential set password = ${hash} from account_user as owner
    where owner.id = user_id and owner.login = 'anna'`.execute(database())
}

async function stored(): Promise<string> {
  const { rows } = await sql<{ password: string }>`select password from account_credential
    join account_user as owner on owner.id = user_id where owner.login = 'anna'`.execute(database())
  return rows[0]?.password ?? ''
}

test('a correct password is rehashed with the current cost; a wrong one changes nothing', async () => {
  const accounts = new Accounts(testShop.appContext.database.web, secret, null)
  const before = await hashAsBefore(password)
  await store(before)
  expect(await signIn(accounts, 'zgaduję')).toMatchObject({ ok: false })
  expect(await stored()).toBe(before)
  expect(await signIn(accounts, password)).toMatchObject({ ok: true })
  const after = await stored()
  expect(after).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(await signIn(accounts, password)).toMatchObject({ ok: true })
  expect(await stored()).toBe(after)
  expect(await signIn(accounts, 'zgaduję')).toMatchObject({ ok: false })
})
