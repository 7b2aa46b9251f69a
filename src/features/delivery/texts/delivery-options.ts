import { defineTexts } from '#shared/text.ts'

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
  minimum: 'Przy zakupach od {amount}',
  days: {
    one: '{count} dzień roboczy',
    few: '{count} dni robocze',
    many: '{count} dni roboczych',
    other: '{count} dnia roboczego',
  },
  between: '{from}–{to} dni robocze',
  sameDay: 'Tego samego dnia',
  arrives: 'U\u00a0ciebie najpóźniej {weekday} {day}',
  arrivesToday: 'Jeszcze dziś u\u00a0ciebie',
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
