import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ConnectionState } from './database-proxy.ts'
import type { ProxiedShop } from './open-proxied-shop.ts'
import { guest, hiddenFields } from './order-form.ts'

/** Orders while the connection to the database is cut in this way: no typed text is lost, and sending again creates one order. */
export async function orderDuringOutage(
  { proxy: way, atCheckout, ordersOf, restore: back }: ProxiedShop,
  cut: ConnectionState,
): Promise<void> {
  const { browser, form, key } = await atCheckout()
  way.make(cut)
  const answer = await browser.send('/zamowienie', form)
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain('Wyślij jeszcze raz')
  expect(page).toContain('<footer')
  const again = hiddenFields(page.slice(0, page.indexOf('<footer')))
  expect(again).toEqual(form)
  expect(again).toContainEqual(['street', guest.street])
  expect(await ordersOf(key)).toBe(0)
  await back()
  const placed = await browser.send('/zamowienie', again)
  expect(placed.status).toBe(303)
  expect((await browser.send('/zamowienie', again)).headers.get('Location')).toBe(placed.headers.get('Location'))
  expect(await ordersOf(key)).toBe(1)
}

/** Cuts the connection some milliseconds after an order was sent: a confirmed order exists, and sending again creates no second one. */
export async function disconnectDuringOrder(
  { proxy: way, atCheckout, ordersOf, restore: back }: ProxiedShop,
  milliseconds: number,
): Promise<void> {
  const { browser, form, key } = await atCheckout()
  const sent = browser.send('/zamowienie', form)
  await sleep(milliseconds)
  way.make('closed')
  const { status } = await sent
  expect([303, 503]).toContain(status)
  if (status === 303) expect(await ordersOf(key)).toBe(1)
  await back()
  expect((await browser.send('/zamowienie', form)).status).toBe(303)
  expect(await ordersOf(key)).toBe(1)
}
