import { guest, hiddenFields } from './order-form.ts'
import type { PlainBrowser } from './plain-browser.ts'

/** What a guest types on the first step, after these changes. */
export function typedData(page: string, changes: Record<string, string> = {}): Record<string, string> {
  const { terms: _, consentDigital: __, ...data } = guest
  return { ...Object.fromEntries(hiddenFields(page)), ...data, ...changes }
}

/** Sends the first step as a guest in Warsaw. */
export async function sendData(browser: PlainBrowser, changes: Record<string, string> = {}): Promise<Response> {
  const page = await (await browser.get('/zamowienie/dane')).text()
  return browser.post('/zamowienie/dane', typedData(page, changes))
}

/** Sends the summary as `page` shows it, with the terms accepted. */
export function confirmOrder(browser: PlainBrowser, page: string, changes: Record<string, string> = {}) {
  return browser.send('/zamowienie/podsumowanie', [
    ...hiddenFields(page),
    ...Object.entries({ terms: 'on', ...changes }),
  ])
}
