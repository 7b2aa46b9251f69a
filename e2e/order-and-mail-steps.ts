import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decodeMail } from '../test/smtp-double.ts'
import { shop } from './browser-fixtures.ts'
import { chooseLocker } from './shopper-steps.ts'
import type { StartedShop } from './start-shop.ts'

/**
 * Fills in the order form, or its first step, as a guest in Warsaw, with the courier that the basket has calculated and the first payment method. Each guest has a separate mailbox,
 * since mails to one mailbox are limited per hour, and the tests share a shop.
 */
export async function fillOrder(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('E-mail').fill(`maria.${crypto.randomUUID().slice(0, 8)}@example.com`)
  await field('Telefon').fill('600 100 200')
  await field('Imię').fill('Maria')
  await field('Nazwisko').fill('Wiśniewska')
  await field('Ulica').fill('Długa')
  await field('Nr domu i lokalu').fill('5/12')
  await field('Kod pocztowy').fill('00-238')
  await field('Miejscowość').fill('Warszawa')
  if (await field('Gdzie odbierzesz paczkę').isVisible()) await chooseLocker(page) // too much for a locker goes by a courier
  await page.locator('input[name=payment]').first().check({ force: true })
  for (const terms of await page.locator('input[name=terms]').all()) await terms.check()
}

/** The mails that name an order: without SMTP_URL they are files in the data folder. */
export function mailsNaming(shop: StartedShop, orderNumber: string): string[] {
  const folder = join(shop.folder, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(orderNumber))
}

/** The path of a link in the mails to this address, once it has arrived; `pattern` matches the path. */
export async function linkPathInMail(email: string, pattern: RegExp): Promise<string> {
  const folder = join(shop.folder, 'mail')
  const mails = () => readdirSync(folder).map((file) => decodeMail(readFileSync(join(folder, file), 'utf8')))
  const own = () => mails().filter((mail) => mail.includes(`To: ${email}`))
  const path = () => pattern.exec(own().join('\n'))?.[0]
  await expect.poll(path).toBeTruthy()
  return path() ?? ''
}
