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

const weekdayNamesByName = defineTexts('delivery.weekdayName', {
  monday: 'poniedziałek',
  tuesday: 'wtorek',
  wednesday: 'środa',
  thursday: 'czwartek',
  friday: 'piątek',
  saturday: 'sobota',
  sunday: 'niedziela',
})

/** From Monday on: 'środa'. */
export const weekdayNames = Object.values(weekdayNamesByName)

/** On the page about delivery; used on the server only. */
export const despatchTexts = defineTexts('despatch', {
  days: '{from}–{to}',
  until: '{days}: co zamówisz do\u00a0{time}, wychodzi tego samego dnia',
  allDay: '{days}: co zamówisz, wychodzi tego samego dnia',
})

/** For the delivery cost on product pages and the list of prices; used on the server only, so that pages do not load them. */
export const costTexts = defineTexts('productDelivery', {
  free: 'Dostawa gratis!',
  from: 'Koszt od',
  freeFrom: '{courier} gratis przy zakupach od {amount}',
  notDefined: 'Nie mamy stałego kosztu tej dostawy – napisz, a ją wycenimy',
  fromWorth: 'Wysyłamy przy zakupach od {amount}',
  notServed: 'Nikt tego tam nie dowiezie – wybierz inny adres albo do nas napisz',
  to: 'Dostawa do: {place}',
  ways: 'Wszystkie sposoby i koszty dostawy',
  price: 'Cena',
  prepaid: 'Płatne z\u00a0góry',
  onDelivery: 'Za pobraniem',
  freeLimit: 'Gratis przy zakupach od {amount}',
  limitOf: '{amount} ({payment})',
  glancePrice: 'Dostawa od',
  glanceFree: 'Gratis od',
  glanceDays: 'W\u00a0drodze',
  freeCounts: 'Do darmowej dostawy liczymy wartość rzeczy w\u00a0koszyku po rabatach.',
  upTo: 'Paczki do\u00a0{weight}\u00a0kg.',
  fromWeight: 'od\u00a0{weight}\u00a0kg',
  fromValue: 'przy zakupach od\u00a0{amount}',
  otherAreas:
    'Pod niektóre kody pocztowe, na przykład na wyspy, dostawa kosztuje inaczej albo jej nie ma; w\u00a0zamówieniu zobaczysz, ile kosztuje do\u00a0ciebie.',
  abroad: 'Za granicę',
})

/** By whom delivery is free; server-only, with the key that it has had in the basket. */
export const freeCourierTexts = defineTexts('countedCourier', {
  prepaid: '{couriers}, płatność z\u00a0góry',
})

/** What a file of couriers should contain instead of an invalid value. */
export const courierFileTexts = defineTexts('courierFile', {
  postcodes: 'postcodeTo po postcodeFrom, oba tej samej długości',
  days: 'daysTo nie mniejsze niż daysFrom',
  coordinates: 'latitude i longitude razem albo żadne z nich',
  differentCodes: 'lista, na której każdy kod jest raz',
  noCourier: 'Nie ma kuriera „{name}”',
  toTheDoor: '{name} wozi paczki pod drzwi: pickupPoint w pliku z kurierami mówi, kto ma automaty albo punkty',
})

/** For the list of all couriers, with the choice of destination. */
export const deliveryOptionTexts = defineTexts('deliveryWays', {
  title: 'Sposoby i koszty dostawy',
  of: 'Dostawa: {name}',
  ofBasket: 'Dostawa koszyka',
  country: 'Kraj',
  postcode: 'Kod pocztowy',
  show: 'Pokaż koszty',
  forget: 'Wróć do: {place}',
  chosen: 'Pokazujemy koszty dostawy do: {place}.',
  prepaid: 'Płacisz z góry',
  dvp: 'Płacisz przy odbiorze',
  free: 'gratis',
  from: 'Gratis od {amount}',
  minimum: 'Dostępne przy zakupach od {amount}',
  days: {
    one: '{count} dzień roboczy',
    few: '{count} dni robocze',
    many: '{count} dni roboczych',
    other: '{count} dnia roboczego',
  },
  between: '{from}–{to} dni robocze',
  sameDay: 'Tego samego dnia',
  arrives: 'Dostawa najpóźniej {weekday} {day}',
  arrivesToday: 'Dostawa jeszcze dziś',
  unavailable: 'Nie udało się wczytać sposobów dostawy. Sprawdź połączenie i spróbuj jeszcze raz.',
  again: 'Spróbuj jeszcze raz',
  close: 'Zamknij',
  loading: 'Wczytujemy sposoby dostawy…',
  nothingSent: 'Tego się nie wysyła: dostaniesz to e-mailem albo na miejscu, bez kosztów dostawy.',
  back: 'Wróć do produktu',
  backToBasket: 'Wróć do koszyka',
  together:
    'Tyle kosztuje wysłanie całego koszyka; przy odbiorze koszt zawiera opłatę za pobranie. Wybierzesz w\u00a0zamówieniu.',
  alone: 'Tyle kosztuje wysłanie samego tego towaru. Koszt dostawy całego zamówienia pokażemy w koszyku.',
})
