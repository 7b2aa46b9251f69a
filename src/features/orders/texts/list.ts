import { defineTexts } from '#shared/text.ts'

export const orderListTexts = defineTexts('orderList', {
  title: 'Zamówienia',
  empty: 'Nie masz jeszcze zamówień. Gdy coś kupisz, zobaczysz tu, co się z tym dzieje.',
  number: 'Zamówienie nr {number}',
})
