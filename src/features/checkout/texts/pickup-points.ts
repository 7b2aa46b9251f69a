import { defineTexts } from '#shared/text.ts'

/** Where the shop knows the courier's lockers and points. */
export const pickupPointTexts = defineTexts('pickupPoints', {
  query: 'Gdzie odbierzesz paczkę',
  search: 'Szukaj',
  choose: 'Wybierz automat',
  ask: 'Miasto, kod pocztowy albo ulica',
  found: 'Znalezione automaty: {count}',
  none: 'Nie ma automatów w tej okolicy. Wpisz inne miasto albo kod pocztowy.',
  more: 'To nie wszystkie automaty: dopisz ulicę albo kod pocztowy, żeby zobaczyć najbliższe.',
  failed: 'Nie udało się pobrać listy automatów. Odśwież stronę i spróbuj jeszcze raz.',
  noPayment: 'Bez płatności przy odbiorze',
  no_pickup_point: 'Wybierz automat z listy.',
  no_payment_at_point: 'W tym automacie nie zapłacisz przy odbiorze. Wybierz inny albo zapłać z góry.',
})
