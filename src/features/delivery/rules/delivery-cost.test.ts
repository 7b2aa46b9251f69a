import { expect, test } from 'vitest'
import { formatMoney, polishZloty } from '#shared/money.ts'
import { deliveryCostText, describeDeliveryOptions } from './delivery-cost.ts'
import type { DeliveryOption } from './delivery-options.ts'

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
const writing = { textOverrides: {}, money, price: money }
const way: DeliveryOption = {
  id: 1,
  courierId: 1,
  courier: 'Kurier',
  icon: 'truck',
  pickupPoint: false,
  listsPoints: false,
  pointsUrl: '',
  country: 'PL',
  prepaid: 'prepaid',
  gross: 1690,
  freeFrom: 25_000,
  minimumValue: 0,
  minimumReached: true,
  maximumWeight: null,
  areas: [],
  vatPercent: '23',
  daysFrom: 1,
  daysTo: 2,
  comment: 'Pod drzwi.',
}

const notDefined = 'Nie mamy stałego kosztu tej dostawy – napisz, a ją wycenimy'
const notServed = 'Nikt tego tam nie dowiezie – wybierz inny adres albo do nas napisz'

test.each<[string, DeliveryOption[], boolean, { cost: string; note: string | null; arrives: string | null }]>([
  [
    'A8.6 the lowest cost',
    [way, { ...way, gross: 1390, freeFrom: null }],
    true,
    { cost: 'Koszt od 13,90 zł', note: 'Kurier gratis przy zakupach od 250,00 zł', arrives: null },
  ],
  [
    'A8.6 an option with a minimum value that is not reached is not the lowest',
    [way, { ...way, gross: 100, minimumReached: false }],
    true,
    { cost: 'Koszt od 16,90 zł', note: 'Kurier gratis przy zakupach od 250,00 zł', arrives: null },
  ],
  [
    'A8.6 the courier that is free from the lowest value',
    [way, { ...way, courier: 'Automat paczkowy', freeFrom: 20_000 }],
    true,
    { cost: 'Koszt od 16,90 zł', note: 'Automat paczkowy gratis przy zakupach od 200,00 zł', arrives: null },
  ],
  ['A8.6 never free', [{ ...way, freeFrom: null }], true, { cost: 'Koszt od 16,90 zł', note: null, arrives: null }],
  [
    'A8.5 free',
    [way, { ...way, gross: 0, freeFrom: 5000 }],
    true,
    { cost: 'Dostawa gratis!', note: null, arrives: null },
  ],
  ['A8.12 B8.51 no courier delivers', [], true, { cost: notDefined, note: null, arrives: null }],
  ['A8.12 B8.51 no courier delivers there', [], false, { cost: notServed, note: null, arrives: null }],
  [
    'A8.12 only with a higher value of goods',
    [
      { ...way, minimumReached: false, minimumValue: 20_000 },
      { ...way, minimumReached: false, minimumValue: 10_000 },
    ],
    true,
    { cost: 'Wysyłamy przy zakupach od 100,00 zł', note: null, arrives: null },
  ],
])('%s', (_, ways, isDefaultPlace, words) => {
  expect(deliveryCostText(ways, 5000, writing, isDefaultPlace)).toEqual(words)
})

test('the day of arrival is that of the way whose cost is shown, not of a quicker one', () => {
  const slow = { ...way, gross: 900, daysTo: 5 }
  const arrive = new Map([
    [2, 'Dostawa najpóźniej w czwartek'],
    [5, 'Dostawa najpóźniej w piątek'],
  ])
  expect(deliveryCostText([way, slow], 5000, writing, true, arrive).arrives).toBe('Dostawa najpóźniej w piątek')
  expect(deliveryCostText([{ ...slow, daysTo: 9 }], 5000, writing, true, arrive).arrives).toBe(null)
})

test('B2.50 a courier with its picture, payment, cost, time, comment, minimum and free threshold', () => {
  const later = { ...way, id: 2, prepaid: 'dvp' as const, gross: 500, minimumValue: 10_000, minimumReached: false }
  const free = { ...way, id: 3, gross: 0, daysFrom: 1, daysTo: 1 }
  expect(describeDeliveryOptions([later, way, free], writing)).toEqual([
    {
      id: 3,
      courier: 'Kurier',
      icon: 'truck',
      payment: 'Płacisz z góry',
      cost: 'gratis',
      free: true,
      days: '1 dzień roboczy',
      arrives: null,
      comment: 'Pod drzwi.',
      minimum: null,
      minimumReached: true,
      freeFrom: null,
    },
    expect.objectContaining({ id: 1, cost: '16,90 zł', days: '1–2 dni robocze', freeFrom: 'Gratis od 250,00 zł' }),
    expect.objectContaining({
      id: 2,
      payment: 'Płacisz przy odbiorze',
      minimum: 'Dostępne przy zakupach od 100,00 zł',
      minimumReached: false,
    }),
  ])
})

test('B2.50 in a basket the most expensive comes first, and each shows its day of arrival', () => {
  const later = { ...way, id: 2, gross: 5000, minimumReached: false }
  const dear = { ...way, id: 3, gross: 2000, daysTo: 5 }
  const words = describeDeliveryOptions([later, way, dear], writing, {
    dearestFirst: true,
    arrive: new Map([[5, 'jutro']]),
  })
  expect(words.map(({ id, arrives }) => [id, arrives])).toEqual([
    [3, 'jutro'],
    [1, null],
    [2, null],
  ])
})
