import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { mugOffer as mug } from '../../../../test/mug-offer.ts'
import { offerAvailability } from './availability.ts'
import { findSaleRefusal, type RefusalCode, type SizeOffer } from './offer.ts'

const { bounds } = mug
const gone = { ...bounds, stock: 0n }

interface Shown {
  status: string
  says: string
  says_tel: string
  shippingInfo: string
  notify: boolean
  alert: string | null
}

function shown(difference: Partial<SizeOffer>): Shown {
  const seen = offerAvailability({ ...mug, ...difference })
  const alert = seen.causes[0]?.message
  return {
    status: seen.status,
    says: translate(seen.description),
    says_tel: translate(seen.descriptionTel),
    shippingInfo: seen.shippingInfo,
    notify: seen.notify,
    alert: alert ? translate(alert.text, alert.values) : null,
  }
}

const available: Shown = {
  status: 'enable',
  says: 'Produkt dostępny',
  says_tel: 'Dostępny',
  shippingInfo: 'time',
  notify: false,
  alert: null,
}
const notSold = { shippingInfo: 'hidden' }
const unavailable = { status: 'disable', says: 'Produkt niedostępny', says_tel: 'Niedostępny' }
const toOrder = { status: 'order', says: 'Produkt na zamówienie', says_tel: 'Na zamówienie' }

const outOfStock = { status: 'disable', says: 'Brak na magazynie', says_tel: 'Brak', ...notSold, notify: true }

describe("the page's data for a mug", () => {
  const expectShown = (difference: Partial<SizeOffer>, expected: Partial<Shown>) =>
    expect(shown(difference)).toEqual({ ...available, ...expected })

  test('A4.1 A4.6 it is in stock, made to order, or sold out; a sold-out one allows a stock alert', () => {
    expectShown({}, {})
    expectShown({ availability: 'order' }, toOrder)
    expectShown({ availability: 'disable' }, { ...unavailable, ...notSold, notify: true, alert: 'Produkt niedostępny' })
  })

  test('A8.1 A4.3 an unavailable one says so, cannot be bought, has no shipping day, and allows a stock alert', () => {
    expect(shown({ availability: 'disable' })).toMatchObject({ alert: 'Produkt niedostępny', ...notSold, notify: true })
    expectShown({ withdrawn: true }, { ...unavailable, ...notSold, alert: 'Tego produktu już nie sprzedajemy' })
  })

  test('A4.4 an unknown time replaces the shipping day only for goods made to order', () => {
    expectShown({ availability: 'order', deliveryUnknown: true }, { ...toOrder, shippingInfo: 'unknown' })
    expectShown({ deliveryUnknown: true }, {})
  })

  test('A8.9 A4.9 with no stock, or less than the minimum quantity, it is out of stock', () => {
    expectShown({ bounds: gone }, { ...outOfStock, alert: 'Brak na magazynie' })
    expectShown(
      { bounds: { ...bounds, step: decimal(6) } },
      {
        ...outOfStock,
        alert: 'Brak na magazynie. Zostało tylko: 3\u00a0sztuki, a najmniej można zamówić: 6\u00a0sztuk',
      },
    )
  })

  test('A4.9 limits that leave no quantity are reported', () => {
    expectShown(
      { bounds: { ...bounds, minimumPerOrder: decimal(3), maximumPerSize: decimal(2) } },
      {
        ...notSold,
        alert: 'Tego produktu nie można teraz zamówić: najmniej 3\u00a0sztuki, a najwięcej 2\u00a0sztuki',
      },
    )
  })

  test("A4.5 the shop's own text comes first", () => {
    expectShown({ disabledText: 'Wracamy 2 stycznia' }, { ...notSold, notify: true, alert: 'Wracamy 2 stycznia' })
  })

  test('A8.7 A4.8 a phone price excludes it from the basket, unless the shop allows it', () => {
    expectShown({ phonePrice: true }, { ...notSold, alert: 'Cena na telefon. Skontaktuj się ze sprzedawcą' })
    expectShown({ phonePrice: true, basketEnabled: true }, {})
  })

  test('A8.8 one for points only says so', () => {
    expectShown({ pointsPrice: 500 }, { ...notSold, alert: 'Towar dostępny tylko w programie lojalnościowym.' })
  })

  test('without a price it cannot be bought', () => {
    const alert = 'Ten produkt nie ma teraz ceny, więc nie można go kupić'
    expectShown({ price: null }, { ...notSold, notify: true, alert })
  })

  test('A4.7 a free one is never sold, in any other state', () => {
    for (const difference of [{}, { bounds: gone }, { availability: 'disable' as const }])
      expect(shown({ free: true, ...difference })).toMatchObject({ shippingInfo: 'hidden', notify: false })
  })

  test('A3.5 a status has its picture and, when the mug is sold out, the day of its return', () => {
    const returning = offerAvailability({ ...mug, bounds: gone, backOn: '2026-12-01' })
    expect(returning).toMatchObject({
      graphics: '/assets/status/disable.svg',
      deliveryDate: '2026-12-01',
      visible: true,
    })
    expect(offerAvailability({ ...mug, backOn: '2026-12-01' }).deliveryDate).toBeNull()
    expect(offerAvailability({ ...mug, withdrawn: true }).visible).toBe(false)
  })
})

const order: RefusalCode[] = [
  'withdrawn',
  'own_words',
  'unavailable',
  'phone_price',
  'points_only',
  'free_sample',
  'no_price',
  'no_stock',
]
const anyOffer = fc
  .record({
    withdrawn: fc.boolean(),
    disabledText: fc.constantFrom('', 'Remanent'),
    availability: fc.constantFrom('enable' as const, 'disable' as const, 'order' as const),
    deliveryUnknown: fc.boolean(),
    phonePrice: fc.boolean(),
    basketEnabled: fc.boolean(),
    pointsPrice: fc.constantFrom(null, 500),
    free: fc.boolean(),
    price: fc.constantFrom(null, mug.price),
    bounds: fc.constantFrom(bounds, gone),
  })
  .map((difference): SizeOffer => ({ ...mug, ...difference }))

test('A4.5 A6.2 every cause is listed in the order of the specification, and the first is the alert', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { causes } = offerAvailability(offer)
      const codes = causes.map(({ code }) => code)
      expect(codes).toEqual(order.filter((code) => codes.includes(code)))
      expect(codes.includes('own_words')).toBe(offer.disabledText !== '')
      expect(codes.includes('unavailable')).toBe(offer.availability === 'disable')
      expect(codes.includes('phone_price')).toBe(offer.phonePrice && !offer.basketEnabled)
      expect(codes.includes('points_only')).toBe(offer.pointsPrice !== null)
      expect(codes.includes('no_stock')).toBe(offer.bounds === gone)
      expect(findSaleRefusal(offer)).toEqual(causes[0] ?? null)
    }),
  )
})

test('A4.3 A4.6 shipping is shown exactly when there is no cause, and a stock alert only when the product cannot be bought', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { causes, shippingInfo, notify } = offerAvailability(offer)
      expect(shippingInfo === 'hidden').toBe(causes.length > 0)
      if (notify) expect(causes).not.toEqual([])
    }),
  )
})
