import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'
import { goTo, shop, visit } from './stage.ts'

test('B1.10 B2.46 B7.12 B7.9 a list by keyboard at 390 px: made from favourites, counted, set, and into the basket', async () => {
  await visit({ path: '/logowanie', width: 390 }, async (page) => {
    await page.getByLabel('Login lub e-mail').fill('jan')
    await page.getByLabel('Hasło').fill('witryna-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/konto')
    for (const product of ['1001', '1010'])
      await page.request.post(`${shop.url}/basketchange.php`, {
        form: { mode: '2', getAjax: '1', product },
        headers: { Origin: shop.url },
      })
    await goTo(page, '/ulubione')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Zaznacz wszystko').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Dodaj zaznaczone na listę' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/listy-zakupowe\/\d+\?dodano=2$/)
    await goTo(page, new URL(page.url()).pathname)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const more = page.getByRole('button', { name: 'Więcej: Kubek Ania 300 ml' })
    await more.focus()
    await page.keyboard.press('Enter')
    const quantity = page.getByLabel('Ilość: Kubek Ania 300 ml')
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Wszystkie do koszyka' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Dodano do koszyka: 2 produkty').waitFor()
    await expect.poll(() => page.locator('.basket-count').textContent()).toBe('2')
    await expectAccessible(page)
    await quantity.fill('4')
    await quantity.press('Enter')
    await page.waitForURL(/zapisano=1/)
    await expect.poll(() => page.getByLabel('Ilość: Kubek Ania 300 ml').inputValue()).toBe('4')
  })
})

test('B1.10 without scripts a shared list is bought from, and favourites are taken out and put back', async () => {
  await visit({ width: 390, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${shop.url}/logowanie`)
    await page.getByLabel('Login lub e-mail').fill('anna')
    await page.getByLabel('Hasło').fill('witryna-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/konto')
    await page.goto(`${shop.url}/listy-zakupowe`)
    await page.getByRole('link', { name: 'Na parapetówkę' }).click()
    const link = new URL(await page.getByLabel('Link do listy').inputValue()).pathname
    await page.context().clearCookies()
    await page.goto(shop.url + link)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Zaznacz: Kubek Ania 300 ml', { exact: true }).check()
    await page.getByRole('button', { name: 'Zaznaczone do koszyka' }).click()
    await page.waitForURL('**/koszyk')
    expect(await page.getByLabel('Ilość: Kubek Ania 300 ml').inputValue()).toBe('6')
    await page.goto(`${shop.url}/ulubione/potwierdz?product=1001`)
    await page.getByRole('button', { name: 'Dodaj do ulubionych' }).click()
    await page.goto(`${shop.url}/ulubione`)
    await page.getByRole('button', { name: 'Usuń: Kubek Ania 300 ml' }).click()
    await page.getByText('Nie masz jeszcze ulubionych').waitFor()
    await page.getByRole('button', { name: 'Cofnij' }).click()
    await page.getByRole('link', { name: 'Kubek Ania 300 ml' }).last().waitFor()
  })
})
