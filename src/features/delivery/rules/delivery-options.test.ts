import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import {
  amountToFreeDelivery,
  availableOptions,
  cheapestDelivery,
  type DeliveryOption,
  freeDeliveryCondition,
  optionsForPostcode,
  possibleOptions,
} from './delivery-options.ts'
import { type DeliveryTariff, tariffsInCurrency } from './delivery-tariff.ts'

const nothing = { products: [], categories: [] }
const courier: DeliveryTariff = {
  id: 1,
  courierId: 1,
  courier: 'Kurier',
  icon: '',
  pickupPoint: false,
  listsPoints: false,
  pointsUrl: '',
  country: 'PL',
  prepaid: 'prepaid',
  cost: 1500,
  bands: [],
  areas: [],
  freeFrom: 20_000,
  minimumValue: 0,
  ownAmounts: {},
  maximumWeight: 30_000,
  refuses: nothing,
  needs: nothing,
  vatPercent: '23',
  daysFrom: 1,
  daysTo: 2,
  comment: '',
}
const cashOnDelivery: DeliveryTariff = { ...courier, id: 2, prepaid: 'dvp', cost: 2000, freeFrom: null }
const post: DeliveryTariff = { ...courier, id: 3, cost: 1200, freeFrom: null, maximumWeight: 2000, minimumValue: 5000 }
const tariffs = [courier, cashOnDelivery, post]
const parcel = (goodsGross: number, weight = 500, goods = nothing as DeliveryTariff['needs']) => ({
  goodsGross,
  weight,
  goods,
})

describe('available delivery options', () => {
  test.each([
    { goodsGross: 10_000, weight: 500, offered: [1, 2, 3], costs: [1500, 2000, 1200] },
    { goodsGross: 10_000, weight: 2001, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 4999, weight: 500, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 19_999, weight: 5000, offered: [1, 2], costs: [1500, 2000] },
    { goodsGross: 20_000, weight: 5000, offered: [1, 2], costs: [0, 2000] },
    { goodsGross: 20_000, weight: 30_001, offered: [], costs: [] },
  ])('goods of $goodsGross gr and $weight g: $offered at $costs', ({ goodsGross, weight, offered, costs }) => {
    const options = availableOptions(tariffs, parcel(goodsGross, weight))
    expect(options.map((option) => option.id)).toEqual(offered)
    expect(options.map((option) => option.gross)).toEqual(costs)
  })

  test('a tariff without a weight limit accepts every weight', () => {
    expect(availableOptions([{ ...courier, maximumWeight: null }], parcel(1, 10_000_000))).toHaveLength(1)
  })

  test('a parcel may be exactly as heavy as the limit, but not a gram more', () => {
    expect([30_000, 30_001].map((weight) => availableOptions([courier], parcel(1, weight)).length)).toEqual([1, 0])
  })

  test('options with a minimum value that is not reached yet are marked', () => {
    expect(possibleOptions(tariffs, parcel(4999)).map(({ id, minimumReached }) => [id, minimumReached])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
  })
})

describe('bands of weight and value', () => {
  const bands = [
    { weightFrom: 10_000, valueFrom: 0, cost: 2500 },
    { weightFrom: 0, valueFrom: 10_000, cost: 900 },
    { weightFrom: 10_000, valueFrom: 50_000, cost: 1900 },
    { weightFrom: 0, valueFrom: 15_000, cost: 0 },
  ]
  test.each([
    { goodsGross: 9_999, weight: 9_999, gross: 1500, freeFrom: 15_000 },
    { goodsGross: 10_000, weight: 9_999, gross: 900, freeFrom: 15_000 },
    { goodsGross: 15_000, weight: 9_999, gross: 0, freeFrom: 15_000 },
    { goodsGross: 10_000, weight: 10_000, gross: 2500, freeFrom: null },
    { goodsGross: 50_000, weight: 10_000, gross: 1900, freeFrom: null },
  ])(
    'goods of $goodsGross gr and $weight g cost $gross, free from $freeFrom',
    ({ goodsGross, weight, ...expected }) => {
      const [option] = availableOptions([{ ...courier, bands, freeFrom: null }], parcel(goodsGross, weight))
      expect(option).toMatchObject(expected)
    },
  )
})

describe('postcodes', () => {
  const areas = [
    { postcodeFrom: '72500', postcodeTo: '72510', served: true, surcharge: 800, freeFrom: 40_000 },
    { postcodeFrom: '84140', postcodeTo: '84150', served: false, surcharge: 0, freeFrom: null },
    { postcodeFrom: '72', postcodeTo: '73', served: true, surcharge: 200, freeFrom: null },
  ]
  test.each<[string | null, number, number | null, number | null]>([
    [null, 10_000, 1500, 20_000],
    ['', 10_000, 1500, 20_000],
    ['00-950', 10_000, 1500, 20_000],
    ['72-499', 10_000, 1700, null],
    ['72-500', 10_000, 2300, 40_000],
    ['72505', 39_999, 2300, 40_000],
    ['72-510', 40_000, 0, 40_000],
    ['72-511', 40_000, 1700, null],
    ['7', 20_000, 0, 20_000],
    ['84-1', 10_000, 1500, 20_000],
    ['84-145', 10_000, null, null],
  ])('at %j goods of %i gr cost %j, free from %j', (postcode, goodsGross, gross, freeFrom) => {
    const [option] = optionsForPostcode(availableOptions([{ ...courier, areas }], parcel(goodsGross)), postcode)
    expect([option?.gross ?? null, option?.freeFrom ?? null]).toEqual([gross, freeFrom])
  })

  test('a promotion is marked only when the delivery would not be free without it', () => {
    const island = { postcodeFrom: '72', postcodeTo: '73', served: true, surcharge: 0, freeFrom: 10_000 }
    const options = availableOptions([{ ...courier, areas: [island] }], { ...parcel(15_000), isPaidFor: true })
    expect(['00-950', '72-500'].map((postcode) => optionsForPostcode(options, postcode)[0]?.paidFor)).toEqual([
      true,
      undefined,
    ])
  })

  test('a courier of one city does not deliver elsewhere', () => {
    const city = [
      { postcodeFrom: '00', postcodeTo: '04', served: true, surcharge: 0, freeFrom: null },
      { postcodeFrom: '0', postcodeTo: '9', served: false, surcharge: 0, freeFrom: null },
    ]
    const reaches = (postcode: string) =>
      optionsForPostcode(availableOptions([{ ...courier, areas: city }], parcel(1)), postcode).length === 1
    expect(['03-718', '05-500', '80-001'].map(reaches)).toEqual([true, false, false])
  })

  test('an incomplete postcode is in no area yet', () => {
    const wide = { postcodeFrom: '10', postcodeTo: '39', served: false, surcharge: 0, freeFrom: null }
    const options = availableOptions([{ ...courier, areas: [wide] }], parcel(1))
    expect(['2', '20', '20-100'].map((typed) => optionsForPostcode(options, typed).length)).toEqual([1, 0, 0])
  })

  test('letters in postcodes count, in any format', () => {
    const dutch = { postcodeFrom: '1790AA', postcodeTo: '1799ZZ', served: false, surcharge: 0, freeFrom: null }
    const [texel] = [availableOptions([{ ...courier, areas: [dutch] }], parcel(1))]
    expect(optionsForPostcode(texel, '1791 ab')).toEqual([])
    expect(optionsForPostcode(texel, '1800 AA')).toHaveLength(1)
  })
})

describe('goods decide whether a courier accepts a parcel', () => {
  const [mug, table] = [
    { products: [1001], categories: [1, 10] },
    { products: [1187], categories: [2, 20] },
  ]
  const both = { products: [1001, 1187], categories: [1, 2, 10, 20] }
  const haulier = { ...courier, id: 4, needs: { products: [], categories: [20] } }
  const all = [
    { ...courier, refuses: { products: [1187], categories: [] } },
    { ...post, minimumValue: 0, refuses: { products: [], categories: [2] } },
    haulier,
  ]
  test.each([
    ['a mug', mug, [1, 3]],
    ['a table is only accepted by the haulier', table, [4]],
    ['a mug with a table', both, [4]],
  ])('%s', (_, goods, ids) => {
    expect(availableOptions(all, parcel(10_000, 500, goods)).map(({ id }) => id)).toEqual(ids)
  })
})

test('the lowest delivery cost is that of the cheapest available option', () => {
  expect(cheapestDelivery(availableOptions(tariffs, parcel(10_000)))?.id).toBe(3)
  expect(cheapestDelivery([])).toBeNull()
})

describe('A4.26 the amount missing for free delivery', () => {
  test.each([
    { goodsGross: 15_000, missing: 5000 },
    { goodsGross: 20_000, missing: 0 },
    { goodsGross: 50_000, missing: 0 },
  ])('at $goodsGross gr: $missing', ({ goodsGross, missing }) => {
    expect(amountToFreeDelivery(availableOptions(tariffs, parcel(goodsGross)), goodsGross)).toBe(missing)
  })

  test('null when no option is ever free', () => {
    expect(amountToFreeDelivery(availableOptions([cashOnDelivery], parcel(100)), 100)).toBeNull()
    expect(freeDeliveryCondition(availableOptions([cashOnDelivery], parcel(100)))).toBeNull()
  })

  describe('depends on', () => {
    const late = { ...courier, courierId: 1, courier: 'Kurier', cost: 100, freeFrom: 30_000 }
    const soon = { ...courier, id: 9, courierId: 2, courier: 'Automat', cost: 900, freeFrom: 20_000 }
    const onDelivery = { ...soon, id: 10, prepaid: 'dvp' as const, freeFrom: 25_000 }
    const condition = (goodsGross: number, tariffs: DeliveryTariff[] = [late, soon, onDelivery]) =>
      freeDeliveryCondition(availableOptions(tariffs, parcel(goodsGross)))
    test.each<[string, number, ReturnType<typeof condition>]>([
      [
        'the courier with the lowest limit, paid in advance',
        100,
        { couriers: ['Automat'], from: 20_000, isPrepaid: true },
      ],
      ['the same once it is free', 20_000, { couriers: ['Automat'], from: 20_000, isPrepaid: true }],
      [
        'the courier alone, when it is free on delivery too',
        25_000,
        { couriers: ['Automat'], from: 20_000, isPrepaid: false },
      ],
      ['nothing, when all are free', 30_000, null],
    ])('%s', (_what, goodsGross, expected) => expect(condition(goodsGross)).toEqual(expected))

    test('the courier alone, when it is free on delivery sooner than in advance', () => {
      const sooner = { ...onDelivery, freeFrom: 15_000 }
      expect(condition(100, [late, soon, sooner])).toEqual({ couriers: ['Automat'], from: 20_000, isPrepaid: false })
    })

    test('any of several that are free', () => {
      const dear = { ...late, id: 11, courierId: 3, courier: 'Kurier nocny', freeFrom: null }
      expect(condition(30_000, [late, soon, dear])).toEqual({
        couriers: ['Kurier', 'Automat'],
        from: 30_000,
        isPrepaid: false,
      })
    })
  })
})

test('in another currency costs and thresholds are converted and rounded up to a tenth, without cash on delivery', () => {
  const euro = { format: { ...polishZloty, code: 'EUR' }, rate: decimal('4.25'), priceListId: 2 }
  const amounts = tariffsInCurrency(euro, tariffs).map(({ id, cost, freeFrom, minimumValue }) => [
    id,
    cost,
    freeFrom,
    minimumValue,
  ])
  expect(amounts).toEqual([
    [1, 360, 4710, 0],
    [3, 290, null, 1180],
  ])
  expect(tariffsInCurrency({ ...euro, format: polishZloty }, tariffs)).toEqual(tariffs)
  const bands = [{ weightFrom: 1000, valueFrom: 4250, cost: 850 }]
  const areas = [{ postcodeFrom: '1', postcodeTo: '2', served: true, surcharge: 425, freeFrom: 42_500 }]
  expect(tariffsInCurrency(euro, [{ ...courier, bands, areas }])[0]).toMatchObject({
    bands: [{ weightFrom: 1000, valueFrom: 1000, cost: 200 }],
    areas: [{ surcharge: 100, freeFrom: 10_000 }],
  })
})

test("the merchant's own amounts apply in their currency", () => {
  const euro = { format: { ...polishZloty, code: 'EUR' }, rate: decimal('4.25'), priceListId: 2 }
  const own = { ...courier, ownAmounts: { EUR: { cost: 499, freeFrom: 6000 }, CZK: { cost: 9900 } } }
  const [tariff] = tariffsInCurrency(euro, [own])
  expect(tariff).toMatchObject({ cost: 499, freeFrom: 6000, minimumValue: 0, bands: [] })
  const cheap = { EUR: { cost: 499, bands: [{ valueFrom: 3000, cost: 199 }] } }
  expect(tariffsInCurrency(euro, [{ ...courier, ownAmounts: cheap }])[0]).toMatchObject({
    freeFrom: null,
    bands: [{ weightFrom: 0, valueFrom: 3000, cost: 199 }],
  })
  expect(tariffsInCurrency({ ...euro, format: polishZloty }, [own])[0]).toMatchObject({ cost: courier.cost })
})

const amount = fc.integer({ min: 0, max: 100_000 })
const threshold = fc.option(amount)
const anyTariff = fc.record({
  cost: amount,
  freeFrom: threshold,
  minimumValue: fc.constantFrom(0, 0, 5000),
  bands: fc.array(
    fc.record({
      weightFrom: fc.constantFrom(0, 1000, 5000),
      valueFrom: amount,
      cost: fc.oneof(fc.constant(0), amount),
    }),
    {
      maxLength: 4,
    },
  ),
  areas: fc.array(
    fc.record({
      postcodeFrom: fc.constantFrom('1', '10', '50'),
      served: fc.boolean(),
      surcharge: amount,
      freeFrom: threshold,
    }),
    { maxLength: 3 },
  ),
})
const someTariffs = fc.array(anyTariff, { minLength: 1, maxLength: 4 }).map((drawn) =>
  drawn.map(
    (tariff, id): DeliveryTariff => ({
      ...courier,
      ...tariff,
      id,
      areas: tariff.areas.map((area) => ({ ...area, postcodeTo: area.postcodeFrom })),
    }),
  ),
)
const somewhere = fc.constantFrom(null, '10-000', '19-999', '50-001', '99-999')
const offeredAt = (tariffs: DeliveryTariff[], value: number, weight: number, postcode: string | null) =>
  optionsForPostcode(availableOptions(tariffs, parcel(value, weight)), postcode)

describe('for any tariffs', () => {
  const someParcel = [someTariffs, amount, fc.constantFrom(100, 1000, 7000), somewhere] as const

  test('no available option costs less than the cheapest, which is one of them', () => {
    fc.assert(
      fc.property(...someParcel, (tariffs, value, weight, postcode) => {
        const options = offeredAt(tariffs, value, weight, postcode)
        const cheapest = cheapestDelivery(options)
        expect(options).toEqual(cheapest ? expect.arrayContaining([cheapest]) : [])
        expect(options.every(({ gross }) => gross >= (cheapest?.gross ?? 0))).toBe(true)
      }),
    )
  })

  test('A4.26 delivery is free once the missing amount is bought, and not when a grosz of it is missing', () => {
    fc.assert(
      fc.property(...someParcel, (tariffs, value, weight, postcode) => {
        const options = offeredAt(tariffs, value, weight, postcode)
        const missing = amountToFreeDelivery(options, value)
        const freeAt = (bought: number) => {
          const ids = new Set(options.map(({ id }) => id))
          return offeredAt(tariffs, bought, weight, postcode).some(({ id, gross }) => ids.has(id) && gross === 0)
        }
        expect(missing ?? 0).toBeGreaterThanOrEqual(0)
        expect(freeAt(value + (missing ?? 1_000_000))).toBe(missing !== null)
        if (missing !== 0) expect(freeAt(value + (missing ?? 1) - 1)).toBe(false)
      }),
    )
  })

  test('a free option has its threshold, and it is reached', () => {
    fc.assert(
      fc.property(...someParcel, (tariffs, value, weight, postcode) => {
        for (const { gross, freeFrom } of offeredAt(tariffs, value, weight, postcode))
          expect(gross === 0).toBe(freeFrom !== null && freeFrom <= value)
      }),
    )
  })

  test('applying a postcode twice changes nothing; without a postcode there is no surcharge', () => {
    fc.assert(
      fc.property(...someParcel, (tariffs, value, weight, postcode) => {
        const once: DeliveryOption[] = offeredAt(tariffs, value, weight, postcode)
        expect(optionsForPostcode(once, postcode)).toEqual(once)
        const plain = tariffs.map((tariff) => ({ ...tariff, areas: [] }))
        const amounts = (options: DeliveryOption[]) => options.map(({ gross, freeFrom }) => [gross, freeFrom])
        expect(amounts(offeredAt(tariffs, value, weight, null))).toEqual(amounts(offeredAt(plain, value, weight, null)))
      }),
    )
  })
})
