import { defineTexts } from '#shared/text.ts'

export const deliveryTexts = defineTexts('delivery', {
  orderBy: 'Zamów do\u00a0{time}, a\u00a0wyślemy dzisiaj',
  today: 'Wysyłka dzisiaj',
  tomorrow: 'Wysyłka jutro',
  within: 'Wysyłka w\u00a0ciągu {hours}',
  status24: '24\u00a0godz.',
  status48: '48\u00a0godz.',
  inDays: {
    one: 'Wysyłka za {count}\u00a0dzień',
    few: 'Wysyłka za {count}\u00a0dni',
    many: 'Wysyłka za {count}\u00a0dni',
    other: 'Wysyłka za {count}\u00a0dnia',
  },
  onWeekday: 'Wysyłka {weekday}',
  onDate: 'Wysyłka {weekday} {date}',
  unknown: 'Termin wysyłki ustalimy z\u00a0tobą po zamówieniu',
  byLaw: 'Wysyłamy niezwłocznie, najpóźniej 30\u00a0dni od zawarcia umowy',
  paidFirst: 'Gdy płacisz przelewem, liczymy od dnia wpłaty.',
})

const weekdayTextsByName = defineTexts('delivery.weekday', {
  monday: 'w\u00a0poniedziałek',
  tuesday: 'we\u00a0wtorek',
  wednesday: 'w\u00a0środę',
  thursday: 'w\u00a0czwartek',
  friday: 'w\u00a0piątek',
  saturday: 'w\u00a0sobotę',
  sunday: 'w\u00a0niedzielę',
})

/** From Monday on: 'w środę'. */
export const weekdayTexts = Object.values(weekdayTextsByName)

/** For the delivery cost on product pages; used on the server only, so that pages do not load them. */
export const costTexts = defineTexts('productDelivery', {
  free: 'Dostawa gratis!',
  from: 'Koszt od',
  freeFrom: 'Dostawa gratis przy zakupach od {amount}',
  notDefined: 'Nie mamy stałego kosztu tej dostawy – napisz, a ją wycenimy',
  fromWorth: 'Wysyłamy przy zakupach od {amount}',
  notServed: 'Nikt tego tam nie dowiezie – wybierz inny adres albo do nas napisz',
  to: 'Dostawa do: {place}',
  ways: 'Wszystkie sposoby i koszty dostawy',
})

/** What a file of couriers should contain instead of an invalid value. */
export const courierFileTexts = defineTexts('courierFile', {
  postcodes: 'postcodeTo po postcodeFrom, oba tej samej długości',
  days: 'daysTo nie mniejsze niż daysFrom',
})
