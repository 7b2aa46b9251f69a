import type { Page } from 'playwright-core'

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(page: Page, login: string, password = 'witryna-demo'): Promise<void> {
  await page.getByLabel('Login lub e-mail').fill(login)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
}
