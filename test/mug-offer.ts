import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { one } from '#shared/decimal.ts'

/** A typical mug: three in stock at 59 zł, sold by the piece, without restrictions. */
export const mugOffer: SizeOffer = {
  product: { id: 1, name: 'Kubek', versionName: '', producer: null, kind: 'item' },
  size: { id: 1, type: 'uniw', name: '' },
  picture: null,
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  precision: 0,
  weight: 300,
  withdrawn: false,
  availability: 'enable',
  disabledText: '',
  backOn: null,
  deliveryUnknown: false,
  phonePrice: false,
  basketEnabled: false,
  free: false,
  pointsPrice: null,
  price: { gross: 5900, tiers: [], vatPercent: '23' },
  bounds: {
    step: one,
    stock: 3n * one,
    minimumPerOrder: null,
    maximumPerOrder: null,
    minimumPerSize: null,
    maximumPerSize: null,
  },
  parts: [],
  ownStock: null,
  configurator: [],
  subscription: null,
  unitPoints: 0,
  pointsReceived: 0,
  wrongTerms: null,
}
