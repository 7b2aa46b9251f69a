import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { cheapestDelivery, type DeliveryTariff, missingToFree, offerDelivery, tariffsIn } from './delivery-options.ts'

const courier: DeliveryTariff = {
  id: 1,
  courierId: 1,
  courier: 'Kurier',
  icon: '',
  pickupPoint: false,
  country: 'PL',
  prepaid: 'prepaid',
  cost: 1500,
  freeFrom: 20_000,
  minimumValue: 0,
  maximumWeight: 30_000,
  vatPercent: '23',
  daysFrom: 1,
  daysTo: 2,
  comment: '',
}
const cashOnDelivery: DeliveryTariff = { ...courier, id: 2, prepaid: 'dvp', cost: 2000, freeFrom: null }
const post: DeliveryTariff = { ...courier, id: 3, cost: 1200, freeFrom: null, maximumWeight: 2000, minimumValue: 5000 }
const tariffs = [courier, cashOnDelivery, post]

describe('which deliveries are offered', () => {
  test.each([
    { goodsGross: 10_000, weight: 500, offered: [1, 2, 3], costs: [1500, 2000, 1200] },
    { goodsGross: 10_000, weight: 2001, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 4999, weight: 500, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 19_999, weight: 5000, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 20_000, weight: 5000, offered: [1, 2], costs: [0, 2000] },
    { goodsGross: 20_000, weight: 30_001, offered: [], costs: [] },
  ])('goods of $goodsGross gr and $weight g: $offered at $costs', ({ goodsGross, weight, offered, costs }) => {
    const options = offerDelivery(tariffs, { goodsGross, weight })
    expect(options.map((option) => option.id)).toEqual(offered)
    expect(options.map((option) => option.gross)).toEqual(costs)
  })

  test('a tariff without a limit of weight carries everything', () => {
    expect(offerDelivery([{ ...courier, maximumWeight: null }], { goodsGross: 1, weight: 10_000_000 })).toHaveLength(1)
  })
})

test('delivery costs at least what the cheapest of what is offered costs', () => {
  expect(cheapestDelivery(offerDelivery(tariffs, { goodsGross: 10_000, weight: 500 }))?.id).toBe(3)
  expect(cheapestDelivery([])).toBeNull()
})

describe('A4.26 what is missing to free delivery', () => {
  test.each([
    { goodsGross: 15_000, missing: 5000 },
    { goodsGross: 20_000, missing: 0 },
    { goodsGross: 50_000, missing: 0 },
  ])('at $goodsGross gr: $missing', ({ goodsGross, missing }) => {
    expect(missingToFree(offerDelivery(tariffs, { goodsGross, weight: 100 }), goodsGross)).toBe(missing)
  })

  test('nothing is ever free: null', () => {
    expect(missingToFree(offerDelivery([cashOnDelivery], { goodsGross: 100, weight: 100 }), 100)).toBeNull()
  })
})

test('in another currency costs and thresholds are converted, and no courier collects money', () => {
  const euro = { format: { ...polishZloty, code: 'EUR' }, rate: decimal('4.25'), priceListId: 2 }
  const amounts = tariffsIn(euro, tariffs).map(({ id, cost, freeFrom, minimumValue }) => [
    id,
    cost,
    freeFrom,
    minimumValue,
  ])
  expect(amounts).toEqual([
    [1, 353, 4706, 0],
    [3, 282, null, 1176],
  ])
  expect(tariffsIn({ ...euro, format: polishZloty }, tariffs)).toEqual(tariffs)
})
