import type { OrderDraft } from '#features/orders/rules/order-draft.ts'
import { getSeller } from '../src/features/content/settings.ts'
import { decimal } from '../src/shared/decimal.ts'
import type { PublicShop } from '../src/shop.ts'

export const testAddress = {
  firstName: 'Anna',
  lastName: 'Nowak',
  company: '',
  taxNumber: '',
  street: 'Długa',
  streetNumber: '1/2',
  postcode: '00-950',
  city: 'Warszawa',
  country: 'PL',
}

/** An order of a guest, prepaid, sent by a courier, ready to be stored. */
export function draftOrder(
  shop: PublicShop,
  lines: {
    sizeId: number
    quantity: string
    unitGross?: number
    parts?: number[]
    pointsSpent?: number
    pointsReceived?: number
  }[],
): OrderDraft {
  return {
    idempotencyKey: crypto.randomUUID(),
    placedBy: 'visit 1',
    customerId: null,
    email: 'anna@example.com',
    phone: '+48600700800',
    giftCardCode: '',
    comment: 'Proszę zadzwonić',
    currency: shop.currency.format.code,
    currencyRate: shop.currency.rate,
    priceType: 'gross',
    lines: lines.map(({ sizeId, quantity, unitGross = 5900, parts = [], pointsSpent = 0, pointsReceived = 0 }) => ({
      sizeId,
      quantity: decimal(quantity),
      unitGross,
      vatExemption: '',
      vatPercent: '23',
      isSent: true,
      kind: 'goods',
      discountGross: 0,
      additional: '',
      comment: '',
      subscriptionDays: 0,
      pointsSpent,
      pointsReceived,
      parts,
    })),
    promotions: [],
    deliveryAddress: testAddress,
    billingAddress: null,
    invoiceAddress: null,
    delivery: { courierId: null, name: 'Kurier', pickupPoint: '', prepaid: 'prepaid', gross: 1500, vatPercent: '23' },
    promisedDay: null,
    paymentName: 'Przelew bankowy',
    paymentMethod: 'transfer',
    termsVersion: 1,
    consents: [],
    seller: { ...getSeller(shop.settings), name: 'Sprzedawca testowy', email: 'sklep@example.com' },
  }
}
