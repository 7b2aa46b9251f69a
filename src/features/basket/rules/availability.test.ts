import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { say } from '#shared/text.ts'
import { sizeAvailability } from './availability.ts'
import { type RefusalCode, type SizeOffer, whyNotSold } from './offer.ts'

const noBounds = { minimumPerOrder: null, maximumPerOrder: null, minimumPerSize: null, maximumPerSize: null }
const bounds = { step: decimal(1), stock: decimal(3), ...noBounds }
const mug: SizeOffer = {
  product: { id: 1, name: 'Kubek', versionName: '', kind: 'item' },
  size: { id: 1, type: 'uniw', name: '' },
  picture: null,
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  precision: 0,
  weight: 300,
  withdrawn: false,
  availability: 'enable',
  parts: [],
  ownStock: null,
  configurator: [],
  subscription: null,
  unitPoints: 0,
  wrongTerms: null,
  disabledText: '',
  backOn: null,
  deliveryUnknown: false,
  phonePrice: false,
  basketEnabled: false,
  free: false,
  pointsPrice: null,
  price: { gross: 5900, tiers: [], vatPercent: '23' },
  bounds,
}
const gone = { ...bounds, stock: 0n }

interface Shown {
  status: string
  says: string
  says_tel: string
  buySection: string
  shippingInfo: string
  notify: boolean
  alert: string | null
}

function shown(difference: Partial<SizeOffer>): Shown {
  const seen = sizeAvailability({ ...mug, ...difference })
  const alert = seen.causes[0]?.message
  return {
    status: seen.status,
    says: say(seen.description),
    says_tel: say(seen.descriptionTel),
    buySection: seen.buySection,
    shippingInfo: seen.shippingInfo,
    notify: seen.notify,
    alert: alert ? say(alert.text, alert.values) : null,
  }
}

const there: Shown = {
  status: 'enable',
  says: 'Produkt dostępny',
  says_tel: 'Dostępny',
  buySection: 'form',
  shippingInfo: 'time',
  notify: false,
  alert: null,
}
const notSold = { buySection: 'disabled', shippingInfo: 'hidden' }
const unavailable = { status: 'disable', says: 'Produkt niedostępny', says_tel: 'Niedostępny' }
const toOrder = { status: 'order', says: 'Produkt na zamówienie', says_tel: 'Na zamówienie' }

describe('what the page shows for a mug', () => {
  test.each<[Partial<SizeOffer>, Partial<Shown>]>([
    [{}, {}],
    [{ deliveryUnknown: true }, {}],
    [{ availability: 'disable' }, { ...unavailable, ...notSold, notify: true, alert: 'Produkt niedostępny' }],
    [{ withdrawn: true }, { ...unavailable, ...notSold, alert: 'Tego produktu już nie sprzedajemy' }],
    [{ availability: 'order' }, toOrder],
    [
      { availability: 'order', deliveryUnknown: true },
      { ...toOrder, shippingInfo: 'unknown' },
    ],
    [
      { bounds: gone },
      {
        status: 'disable',
        says: 'Brak na magazynie',
        says_tel: 'Brak',
        ...notSold,
        notify: true,
        alert: 'Brak na magazynie',
      },
    ],
    [
      { bounds: { ...bounds, step: decimal(6) } },
      {
        status: 'disable',
        says: 'Brak na magazynie',
        says_tel: 'Brak',
        ...notSold,
        notify: true,
        alert: 'Brak na magazynie. Zostało tylko: 3\u00a0sztuki, a najmniej można zamówić: 6\u00a0sztuk',
      },
    ],
    [
      { bounds: { ...bounds, minimumPerOrder: decimal(3), maximumPerSize: decimal(2) } },
      {
        ...notSold,
        alert: 'Tego produktu nie można teraz zamówić: najmniej 3\u00a0sztuki, a najwięcej 2\u00a0sztuki',
      },
    ],
    [{ disabledText: 'Wracamy 2 stycznia' }, { ...notSold, notify: true, alert: 'Wracamy 2 stycznia' }],
    [{ phonePrice: true }, { ...notSold, alert: 'Cena na telefon. Skontaktuj się ze sprzedawcą' }],
    [{ phonePrice: true, basketEnabled: true }, {}],
    [{ pointsPrice: 500 }, { ...notSold, alert: 'Towar dostępny tylko w programie lojalnościowym.' }],
    [{ price: null }, { ...notSold, notify: true, alert: 'Ten produkt nie ma teraz ceny, więc nie można go kupić' }],
  ])('A4.1 A4.3 A4.4 A4.6 A4.8 A4.9 A8.1 A8.7 A8.8 A8.9 with %o', (difference, expected) => {
    expect(shown(difference)).toEqual({ ...there, ...expected })
  })

  test('A4.7 a free one hides the buy section, whatever else is true of it', () => {
    for (const difference of [{}, { bounds: gone }, { availability: 'disable' as const }])
      expect(shown({ free: true, ...difference })).toMatchObject({ buySection: 'hidden', shippingInfo: 'hidden' })
  })

  test('A4.2 the form takes a class named after the status', () => {
    const classOf = (difference: Partial<SizeOffer>) => sizeAvailability({ ...mug, ...difference }).formClass
    expect(classOf({})).toBe('enable')
    expect(classOf({ availability: 'order' })).toBe('order')
    expect(classOf({ availability: 'disable' })).toBe('disable')
    expect(classOf({ bounds: gone })).toBe('disable')
  })

  test('A3.5 a status has its picture and, when the mug is away, the day of its return', () => {
    const away = sizeAvailability({ ...mug, bounds: gone, backOn: '2026-12-01' })
    expect(away).toMatchObject({ graphics: '/assets/status/disable.svg', deliveryDate: '2026-12-01', visible: true })
    expect(sizeAvailability({ ...mug, backOn: '2026-12-01' }).deliveryDate).toBeNull()
    expect(sizeAvailability({ ...mug, withdrawn: true }).visible).toBe(false)
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

test('A4.5 A6.2 every cause is told, in the order of the specification, and the first is the alert', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { causes } = sizeAvailability(offer)
      const codes = causes.map(({ code }) => code)
      expect(codes).toEqual(order.filter((code) => codes.includes(code)))
      expect(codes.includes('own_words')).toBe(offer.disabledText !== '')
      expect(codes.includes('unavailable')).toBe(offer.availability === 'disable')
      expect(codes.includes('phone_price')).toBe(offer.phonePrice && !offer.basketEnabled)
      expect(codes.includes('points_only')).toBe(offer.pointsPrice !== null)
      expect(codes.includes('no_stock')).toBe(offer.bounds === gone)
      expect(whyNotSold(offer)).toEqual(causes[0] ?? null)
    }),
  )
})

test('A4.3 A4.6 the form is enabled exactly when nothing speaks against it; shipping is told only then', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { causes, buySection, shippingInfo, notify } = sizeAvailability(offer)
      expect(buySection === 'form').toBe(causes.length === 0)
      expect(shippingInfo === 'hidden').toBe(causes.length > 0)
      if (notify) expect(buySection).toBe('disabled')
    }),
  )
})
