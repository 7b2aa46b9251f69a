import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '../rules/payment-methods.ts'
import { MarkedPaymentName, PaymentMarks } from './payment-marks.tsx'

const wordsOf = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, words]) => words)

test.each<[PaymentMethod[], string[]]>([
  [
    ['blik', 'online-transfer', 'card'],
    ['BLIK', 'Przelewy24', 'Visa', 'Mastercard'],
  ],
  [
    ['card', 'transfer'],
    ['Visa', 'Mastercard'],
  ],
  [['transfer', 'cash-on-delivery'], []],
  [[], []],
])('of %j the marks are %j', (methods, marks) => {
  expect(wordsOf(renderToStaticMarkup(<PaymentMarks methods={methods} />))).toEqual(marks)
})

test('a method stands with its marks after its name', () => {
  const html = (method: PaymentMethod) => renderToStaticMarkup(<MarkedPaymentName method={method} />)
  expect(wordsOf(html('card'))).toEqual(['Karta płatnicza', 'Visa', 'Mastercard'])
  expect(wordsOf(html('transfer'))).toEqual(['Przelew bankowy'])
})
