import { expect, test } from 'vitest'
import { testAddress } from '../../../../test/draft-order.ts'
import type { Order, OrderLine } from './order.ts'
import { withoutLinks } from './order-mail.ts'

const line = { kind: 'goods', name: 'Kubek 2.0', additional: 'spam.example', comment: 'www.spam.example' } as OrderLine
const order = {
  email: 'anna@example.com',
  comment: 'http://spam.example/x',
  deliveryAddress: { ...testAddress, company: 'Allegro.pl', street: 'ul.Długa' },
  invoiceAddress: { ...testAddress, city: 'spam.example' },
  lines: [line, { ...line, kind: 'wrap', additional: 'Kubek 2.0' }],
} as Order

test("links are made unclickable in every text that the buyer typed; the shop's texts are unchanged", () => {
  expect(withoutLinks(order)).toMatchObject({
    email: 'anna@example.com',
    comment: 'http: / /spam. example/x',
    deliveryAddress: { ...testAddress, company: 'Allegro. pl', street: 'ul. Długa' },
    invoiceAddress: { city: 'spam. example' },
    lines: [
      { name: 'Kubek 2.0', additional: 'spam. example', comment: 'www. spam. example' },
      { kind: 'wrap', additional: 'Kubek 2.0' },
    ],
  })
})

test('an order without an invoice gets none', () => {
  expect(withoutLinks({ ...order, invoiceAddress: null }).invoiceAddress).toBeNull()
})
