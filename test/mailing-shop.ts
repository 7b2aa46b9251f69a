import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { openSmtpDouble, type SmtpDouble } from './smtp-double.ts'

/** The shop of the test file that imports it, whose mails go to `smtp`; before each test that has received and refuses nothing. */
export let testShop: TestShop
export let smtp: SmtpDouble

beforeAll(async () => {
  smtp = await openSmtpDouble()
  testShop = await openTestShop({ SMTP_URL: smtp.url })
})
beforeEach(() => {
  smtp.received.length = 0
  smtp.refuse(null)
})
afterAll(async () => {
  await testShop.close()
  await smtp.close()
})
