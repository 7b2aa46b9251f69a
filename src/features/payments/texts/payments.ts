import { defineTexts, type Text } from '#shared/text.ts'
import type { PaymentMethod } from '../rules/payment-methods.ts'

export const paymentTexts = defineTexts('payments', {
  blik: 'BLIK',
  blikDetail: 'Kod z\u00a0aplikacji banku wpiszesz po złożeniu zamówienia',
  onlineTransfer: 'Szybki przelew',
  onlineTransferDetail: 'Od razu, przez stronę twojego banku',
  card: 'Karta płatnicza',
  cardDetail: 'Visa albo Mastercard, od razu',
  transfer: 'Przelew bankowy',
  transferDetail: 'Dane do przelewu zobaczysz po złożeniu zamówienia i\u00a0w\u00a0e-\u2060mailu',
  cashOnDelivery: 'Za pobraniem',
  cashOnDeliveryDetail: 'Płacisz przy odbiorze paczki',
  howToPay: 'Jak zapłacić',
  transferText: 'Zrób przelew na podane konto. Gdy pieniądze do nas dotrą, spakujemy paczkę.',
  payUntil: 'Zapłać do {day}',
  afterwards: 'Potem anulujemy zamówienie, a\u00a0towar wróci do sprzedaży.',
  waits: {
    one: 'Na wpłatę z\u00a0góry czekamy {count}\u00a0dzień; potem anulujemy zamówienie.',
    few: 'Na wpłatę z\u00a0góry czekamy {count}\u00a0dni; potem anulujemy zamówienie.',
    many: 'Na wpłatę z\u00a0góry czekamy {count}\u00a0dni; potem anulujemy zamówienie.',
    other: 'Na wpłatę z\u00a0góry czekamy {count}\u00a0dnia; potem anulujemy zamówienie.',
  },
  recipient: 'Odbiorca',
  account: 'Numer rachunku',
  title: 'Tytuł przelewu',
  titleOfOrder: 'Zamówienie {number}',
  amount: 'Kwota',
  copy: 'Kopiuj wszystko',
  copyOne: 'Kopiuj: {what}',
  copied: 'Skopiowano',
  cashText: 'Zapłacisz przy odbiorze paczki: {amount}.',
  nothingToPay: 'Nie ma nic do zapłaty.',
  paid: 'opłacone',
  waiting: 'czeka na wpłatę',
  onDelivery: 'płatne przy odbiorze',
  partlyPaid: 'wpłacono {paid}, zostało {due}',
  moneyReturned: 'oddaliśmy {refunded}',
})

export const paymentNames: Record<PaymentMethod, Text> = {
  blik: paymentTexts.blik,
  'online-transfer': paymentTexts.onlineTransfer,
  card: paymentTexts.card,
  transfer: paymentTexts.transfer,
  'cash-on-delivery': paymentTexts.cashOnDelivery,
}

export const paymentDetails: Record<PaymentMethod, Text> = {
  blik: paymentTexts.blikDetail,
  'online-transfer': paymentTexts.onlineTransferDetail,
  card: paymentTexts.cardDetail,
  transfer: paymentTexts.transferDetail,
  'cash-on-delivery': paymentTexts.cashOnDeliveryDetail,
}
