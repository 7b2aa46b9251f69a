import { expect, test } from 'vitest'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { describeDeliveryPrices } from './delivery-prices.ts'
import type { DeliveryTariff } from './delivery-tariff.ts'

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
const tariff: DeliveryTariff = {
  ...{ id: 1, courierId: 1, courier: 'Kurier', icon: 'truck', pickupPoint: false, country: 'PL', prepaid: 'prepaid' },
  ...{ cost: 1690, bands: [], areas: [], freeFrom: null, minimumValue: 0, ownAmounts: {}, maximumWeight: null },
  ...{ refuses: { products: [], categories: [] }, needs: { products: [], categories: [] } },
  ...{ vatPercent: '23', daysFrom: 1, daysTo: 2, comment: 'Pod drzwi.' },
}
const goods = { products: [], categories: [7] }

/** What the list says of these tariffs, without no-break spaces. */
const listed = (tariffs: DeliveryTariff[]) =>
  describeDeliveryPrices(tariffs, { textOverrides: {}, money, price: money }).map(
    ({ courier, payment, cost, days, freeFrom, minimum, details }) =>
      [`${courier}: ${cost}`, payment, days, freeFrom, minimum, ...details].map((text) =>
        text?.replaceAll('\u00a0', ' '),
      ),
  )

test.each<[string, Partial<DeliveryTariff>, (string | undefined)[]]>([
  ['a plain one', {}, []],
  ['with a weight limit', { maximumWeight: 25_500 }, ['Paczki do 25,5 kg']],
  [
    'dearer from some weight',
    {
      maximumWeight: 30_000,
      bands: [20_000, 10_000].map((weightFrom) => ({ weightFrom, valueFrom: 0, cost: weightFrom / 5 })),
    },
    ['Paczki do 30 kg, od 10 kg 20,00 zł, od 20 kg 40,00 zł'],
  ],
  [
    'cheaper from some value',
    { bands: [{ weightFrom: 0, valueFrom: 40_000, cost: 990 }] },
    ['Przy zakupach od 400,00 zł 9,90 zł'],
  ],
  [
    'with both',
    { bands: [{ weightFrom: 5000, valueFrom: 40_000, cost: 990 }] },
    ['Od 5 kg przy zakupach od 400,00 zł 9,90 zł'],
  ],
  ['for some goods only', { needs: goods, refuses: goods }, []],
])('%s is listed once with its cost', (_what, changes, details) => {
  expect(listed([{ ...tariff, ...changes }])).toEqual([
    ['Kurier: 16,90 zł', 'Płacisz z góry', '1–2 dni robocze', undefined, undefined, ...details],
  ])
})

test('a limit from which it is free, and a least value, stand beside the cost, also where a band makes it free', () => {
  expect(listed([{ ...tariff, freeFrom: 25_000, minimumValue: 10_000 }])[0]?.slice(3)).toEqual([
    'Gratis od 250,00 zł',
    'Przy zakupach od 100,00 zł',
  ])
  const bands = [{ weightFrom: 0, valueFrom: 80_000, cost: 0 }]
  expect(listed([{ ...tariff, bands }])[0]?.slice(3)).toEqual(['Gratis od 800,00 zł', undefined])
})

test('paying on delivery is a line of the same courier; a courier that knows nothing else stands alone', () => {
  const dvp = { ...tariff, id: 2, prepaid: 'dvp', cost: 2190, freeFrom: 35_000 } as const
  const other = { ...tariff, id: 3, courierId: 2, courier: 'Poczta', prepaid: 'dvp', cost: 1200 } as const
  expect(listed([tariff, dvp, other])).toEqual([
    [
      ...['Kurier: 16,90 zł', 'Płacisz z góry albo przy odbiorze', '1–2 dni robocze', undefined, undefined],
      'Przy odbiorze 21,90 zł. Gratis od 350,00 zł',
    ],
    ['Poczta: 12,00 zł', 'Płacisz przy odbiorze', '1–2 dni robocze', undefined, undefined],
  ])
})

test('it is known which couriers cost something else at some postcodes', () => {
  const area = { postcodeFrom: '72500', postcodeTo: '72510', served: true, surcharge: 800, freeFrom: null }
  const format = { textOverrides: {}, money, price: money }
  const [plain, varied] = describeDeliveryPrices([tariff, { ...tariff, courierId: 2, areas: [area] }], format)
  expect([plain?.variesByPostcode, varied?.variesByPostcode]).toEqual([false, true])
})
