import { expect, test } from 'vitest'
import { say } from '#shared/text.ts'
import { hindranceText, productHindrance } from './sale-state.ts'

const sold = { availability: 'enable', phonePrice: false, free: false, pointsPrice: null } as const

test.each([
  [{ ...sold }, null],
  [{ ...sold, availability: 'order' }, null],
  [{ ...sold, availability: 'disable' }, 'Produkt niedostępny'],
  [{ ...sold, phonePrice: true }, 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
  [{ ...sold, pointsPrice: 500 }, 'Towar dostępny tylko w programie lojalnościowym.'],
  [{ ...sold, availability: 'disable', phonePrice: true }, 'Produkt niedostępny'],
] as const)('A4.5 A8.1 A8.7 A8.8 %j says %s', (product, words) => {
  const hindrance = productHindrance(product)
  expect(hindrance && say(hindranceText(hindrance))).toBe(words)
})
