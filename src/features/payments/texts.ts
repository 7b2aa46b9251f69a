import { defineTexts, type Text } from '#shared/text.ts'
import type { PaymentMethod } from './rules.ts'

export const paymentTexts = defineTexts('payments', {
  transfer: 'Przelew bankowy',
  transferDetail: 'Numer rachunku pokażemy po złożeniu zamówienia i wyślemy e-mailem',
  cashOnDelivery: 'Za pobraniem',
  cashOnDeliveryDetail: 'Płacisz kurierowi przy odbiorze',
  transferTitle: 'Zamówienie {number}',
})

export const paymentNames: Record<PaymentMethod, Text> = {
  transfer: paymentTexts.transfer,
  'cash-on-delivery': paymentTexts.cashOnDelivery,
}

export const paymentDetails: Record<PaymentMethod, Text> = {
  transfer: paymentTexts.transferDetail,
  'cash-on-delivery': paymentTexts.cashOnDeliveryDetail,
}
