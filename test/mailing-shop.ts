import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { openSmtpDouble, type SmtpDouble } from './smtp-double.ts'

/** The shop of the file that called `openMailingShop`, and its mail server, which is empty and refuses nothing before each test. */
export let testShop: TestShop
export let smtp: SmtpDouble

/** Opens both before the first test of the file that calls it, and closes them after the last. */
export function openMailingShop(): void {
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
}
