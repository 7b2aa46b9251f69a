import { expect, test } from 'vitest'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { describeDeliveryPrices, glanceAtDelivery } from './delivery-prices.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

const money = (amount: number) => formatMoney(amount, polishZloty)
const format = { textOverrides: {}, money, price: money }
const tariff: DeliveryTariff = {
  ...{ id: 1, courierId: 1, courier: 'Kurier', icon: 'truck', pickupPoint: false, listsPoints: false, pointsUrl: '' },
  ...{ country: 'PL', prepaid: 'prepaid' },
  ...{ cost: 1690, bands: [], areas: [], freeFrom: null, minimumValue: 0, ownAmounts: {}, maximumWeight: null },
  ...{ refuses: { products: [], categories: [] }, needs: { products: [], categories: [] } },
  ...{ vatPercent: '23', daysFrom: 1, daysTo: 2, comment: 'Pod drzwi.' },
}
const dvp = { ...tariff, id: 2, prepaid: 'dvp', cost: 2190 } as const
const goods = { products: [], categories: [7] }

/** What the list says of these tariffs, a text for each courier, without no-break spaces. */
const listed = (tariffs: DeliveryTariff[]) =>
  describeDeliveryPrices(tariffs, format).map(({ courier, days, payments, rows, free, minimum, heaviest }) =>
    [
      `${courier}, ${days}: ${payments.join(' ')}`,
      ...rows.map(({ name, amounts }) => `${name}: ${amounts.join(' ')}`),
      free,
      minimum,
      heaviest,
    ]
      .filter(Boolean)
      .join('; ')
      .replaceAll('\u00a0', ' '),
  )

test.each<[string, Partial<DeliveryTariff>, string]>([
  ['a plain one', {}, ''],
  ['with a weight limit', { maximumWeight: 25_500 }, '; Paczki do 25,5 kg.'],
  [
    'dearer from some weight',
    {
      maximumWeight: 30_000,
      bands: [20_000, 10_000].map((weightFrom) => ({ weightFrom, valueFrom: 0, cost: weightFrom / 5 })),
    },
    '; Od 10 kg: 20,00 zł; Od 20 kg: 40,00 zł; Paczki do 30 kg.',
  ],
  [
    'cheaper from some value',
    { bands: [{ weightFrom: 0, valueFrom: 40_000, cost: 990 }] },
    '; Przy zakupach od 400,00 zł: 9,90 zł',
  ],
  [
    'with both',
    { bands: [{ weightFrom: 5000, valueFrom: 40_000, cost: 990 }] },
    '; Od 5 kg przy zakupach od 400,00 zł: 9,90 zł',
  ],
  ['for some goods only', { needs: goods, refuses: goods }, ''],
  [
    'free from some value, and offered from another',
    { freeFrom: 25_000, minimumValue: 10_000 },
    '; Gratis przy zakupach od 250,00 zł; Dostępne przy zakupach od 100,00 zł',
  ],
  [
    'which a band makes free',
    { bands: [{ weightFrom: 0, valueFrom: 80_000, cost: 0 }] },
    '; Gratis przy zakupach od 800,00 zł',
  ],
])('%s is listed once with its cost and what changes it', (_what, changes, limits) => {
  expect(listed([{ ...tariff, ...changes }])).toEqual([`Kurier, 1–2 dni robocze: prepaid; Cena: 16,90 zł${limits}`])
})

test('paying on delivery is a column of the same courier, each with its own limits; a courier that knows nothing else stands alone; the cheapest comes first', () => {
  const heavy = { bands: [{ weightFrom: 10_000, valueFrom: 0, cost: 2890 }] }
  const other = { ...dvp, id: 3, courierId: 2, courier: 'Poczta', cost: 1200 }
  expect(listed([{ ...dvp, freeFrom: 35_000 }, { ...tariff, ...heavy }, other])).toEqual([
    'Poczta, 1–2 dni robocze: dvp; Cena: 12,00 zł',
    'Kurier, 1–2 dni robocze: prepaid dvp; Cena: 16,90 zł 21,90 zł; Od 10 kg: 28,90 zł 21,90 zł; Gratis przy zakupach od 350,00 zł (za pobraniem)',
  ])
})

test('only a limit of weight that all ways to pay have is said', () => {
  const limited = { ...tariff, maximumWeight: 25_000 }
  expect(listed([limited, dvp])[0]).not.toContain('Paczki')
  expect(listed([limited, { ...dvp, maximumWeight: 30_000 }])[0]).toContain('Paczki do 30 kg.')
})

test('it is known which couriers cost something else at some postcodes', () => {
  const area = { postcodeFrom: '72500', postcodeTo: '72510', served: true, surcharge: 800, freeFrom: null }
  const [plain, varied] = describeDeliveryPrices([tariff, { ...tariff, courierId: 2, areas: [area] }], format)
  expect([plain?.variesByPostcode, varied?.variesByPostcode]).toEqual([false, true])
})

test.each<[number | null, number | null, string | null]>([
  [null, null, null],
  [25_000, 25_000, '250,00 zł'],
  [25_000, 35_000, '250,00 zł (płatne z góry) lub 350,00 zł (za pobraniem)'],
  [25_000, null, '250,00 zł (płatne z góry)'],
])('free in advance from %s, on delivery from %s: %s', (prepaid, onDelivery, words) => {
  const [courier] = describeDeliveryPrices(
    [
      { ...tariff, freeFrom: prepaid },
      { ...dvp, freeFrom: onDelivery },
    ],
    format,
  )
  expect(courier?.free?.replaceAll('\u00a0', ' ') ?? null).toBe(words && `Gratis przy zakupach od ${words}`)
})

test.each<[number | null, number | null, string | null, string | undefined]>([
  [25_000, 20_000, '250,00 zł', 'Kurier'],
  [20_000, 25_000, '200,00 zł', 'Kurier, płatność z góry'],
  [25_000, 25_000, '250,00 zł', 'Kurier'],
  [null, 20_000, null, undefined],
  [0, 20_000, null, undefined],
])(
  'of free in advance from %s and on delivery from %s the list in three facts says: %s, %s',
  (prepaid, onDelivery, from, by) => {
    const free = glanceAtDelivery(
      [
        { ...tariff, freeFrom: prepaid },
        { ...dvp, freeFrom: onDelivery },
      ],
      format,
    )?.free
    expect([free?.from ?? null, free?.by].map((text) => text?.replaceAll('\u00a0', ' ') ?? text)).toEqual([from, by])
  },
)

test('where a courier is only paid on delivery, the list in three facts says from when that is free', () => {
  const free = glanceAtDelivery([{ ...dvp, freeFrom: 20_000 }], format)?.free
  expect(free).toEqual({ from: money(20_000), by: 'Kurier' })
})

test('the list in three facts leaves out couriers for some goods or some places', () => {
  const somewhere = { postcodeFrom: '0', postcodeTo: '9', served: false, surcharge: 0, freeFrom: null }
  const cheap = { cost: 500, freeFrom: 100, courierId: 3 }
  const others = [
    { ...tariff, ...cheap, needs: goods },
    { ...tariff, ...cheap, areas: [somewhere] },
  ]
  expect(glanceAtDelivery([{ ...tariff, freeFrom: 25_000 }, { ...dvp, freeFrom: 35_000 }, ...others], format)).toEqual({
    price: money(1690),
    free: { from: money(25_000), by: 'Kurier, płatność z\u00a0góry' },
    days: '1–2 dni robocze',
  })
  expect(glanceAtDelivery([tariff], format)?.free).toBe(null)
  expect(glanceAtDelivery(others, format)).toBe(null)
})
