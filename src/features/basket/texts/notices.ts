import { defineTexts } from '#shared/text.ts'

/** Losses since the basket was last seen. */
export const lossTexts = defineTexts('basketLosses', {
  promotionGone: 'Promocja „{name}” już nie działa. Dawała: {before}.',
  promotionLess: 'Promocja „{name}” daje teraz mniej: {now}. Wcześniej: {before}.',
  wrapDearer: '{name}: opakowanie kosztuje teraz {now}, wcześniej {before}.',
})

/** For a code for free delivery without effect. */
export const idleCodeTexts = defineTexts('basketIdleCode', {
  freeAnyway: 'Dostawa i\u00a0tak jest za darmo, kod zostaje na później.',
  cheapestFree: 'Najtańsza dostawa i\u00a0tak jest za darmo. Kod zużyje się tylko, gdy wybierzesz droższą.',
  nothingSent: 'Tego nie wysyłamy w\u00a0paczce, kod zostaje na później.',
})

export const promotionEffectTexts = defineTexts('basketPromotions', {
  saved: '−{amount}',
  freeDelivery: 'dostawa gratis',
  points: { one: '+{count} punkt', few: '+{count} punkty', many: '+{count} punktów', other: '+{count} punktu' },
})

/** Below the total of a basket in a net shop; server-only. */
export const basketVatTexts = defineTexts('basketVat', {
  net: 'Ceny netto, do zapłaty {amount}, {vat}',
})

export const holdTexts = defineTexts('hold', {
  heldUntil:
    'Do godz. {time} trzymamy te produkty dla Ciebie. Później też możesz zamówić, jeśli nikt ich wcześniej nie kupi.',
})

/** Whose delivery is counted; server-only. */
export const countedCourierTexts = defineTexts('countedCourier', {
  other: 'Inny sposób wybierzesz w\u00a0zamówieniu.',
  choice: '{courier}; inny sposób wybierzesz w\u00a0zamówieniu.',
})

/** The amount missing to free delivery, on the basket's page and after adding; the keys are those of the page. */
export const freeDeliveryTexts = defineTexts('basketPage', {
  deliveryFree: 'Dostawa gratis!',
  missing: 'Do darmowej dostawy brakuje {amount}',
  progress: 'Postęp do darmowej dostawy',
})
