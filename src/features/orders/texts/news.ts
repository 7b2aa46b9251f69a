import { defineTexts } from '#shared/text.ts'

/** Mails about what has become of an order. */
export const newsTexts = defineTexts('orderNews', {
  paidSubject: 'Mamy wpłatę za zamówienie nr {number}',
  paidTitle: 'Dziękujemy za wpłatę',
  paidText: 'Wpłata za zamówienie nr {number} z {day} już do nas dotarła. Damy znać, gdy paczka wyruszy.',
  paidTextNoParcel: 'Wpłata za zamówienie nr {number} z {day} już do nas dotarła.',
  sentSubject: 'Zamówienie nr {number} jest w drodze',
  sentTitle: 'Paczka wyruszyła',
  sentText: 'Zamówienie nr {number} z {day} wysłaliśmy: {courier}.',
  sentTracked: 'Numer przesyłki: {tracking}.',
  sentTextNoParcel: 'Zamówienie nr {number} z {day} wysłaliśmy.',
  cancelledSubject: 'Anulowaliśmy zamówienie nr {number}',
  cancelledTitle: 'Zamówienie anulowane',
  cancelledText: 'Zamówienie nr {number} z {day} zostało anulowane. Nic już nie wyślemy.',
  moneyBack:
    'Wpłatę {amount} oddamy tą samą drogą, którą przyszła, bez zbędnej zwłoki i najpóźniej w\u00a0ciągu 14 dni.',
  questions: 'Coś się nie zgadza? Odpowiedz na tę wiadomość.',
})
