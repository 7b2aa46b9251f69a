import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { mugOffer as mug } from '../../../../test/mug-offer.ts'
import type { SizeOffer } from './offer.ts'
import { toldGross, toldWorth } from './told-price.ts'

test.each<[string, Partial<SizeOffer>, number | null, number]>([
  ['its price', {}, 5900, 11_800],
  ['that it costs nothing', { phonePrice: true, basketEnabled: true }, 0, 0],
  ['nothing while it has no price', { price: null }, null, 0],
  ['nothing where the price is told by phone', { phonePrice: true }, null, 0],
  ['nothing once it is withdrawn', { withdrawn: true }, null, 0],
  [
    'nothing once it is withdrawn that cost nothing',
    { withdrawn: true, phonePrice: true, basketEnabled: true },
    null,
    0,
  ],
  ['nothing where it is paid in points', { pointsPrice: 500 }, null, 0],
])('A4.8 A8.7 of a mug everybody may know %s', (_what, difference, gross, worthOfTwo) => {
  const offer = { ...mug, ...difference }
  expect([toldGross(offer), toldWorth(offer, decimal(2))]).toEqual([gross, worthOfTwo])
})
