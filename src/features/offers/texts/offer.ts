import { defineTexts } from '#shared/text.ts'

/** Texts of a status; `…Tel` on phones. */
export const availabilityTexts = defineTexts('availability', {
  enable: 'Produkt dostępny',
  enableTel: 'Dostępny',
  order: 'Produkt na zamówienie',
  orderTel: 'Na zamówienie',
  disable: 'Produkt niedostępny',
  disableTel: 'Niedostępny',
  noStock: 'Brak na magazynie',
  noStockTel: 'Brak',
})

/** Why a product cannot be bought. The keys are older than this feature: shops may have overridden them. */
export const offerTexts = defineTexts('basket', {
  withdrawn: 'Tego produktu już nie sprzedajemy',
  unavailable: 'Produkt niedostępny',
  freeSample: 'Próbki dokładamy do zamówień bezpłatnie. Napisz do nas, zamiast wkładać ją do koszyka',
  phonePrice: 'Cena na telefon. Skontaktuj się ze sprzedawcą',
  pointsOnly: 'Towar dostępny tylko w programie lojalnościowym.',
  noStock: 'Brak na magazynie',
  tooLittleStock: 'Brak na magazynie. Zostało tylko: {left}, a najmniej można zamówić: {minimum}',
  noQuantity: 'Tego produktu nie można teraz zamówić: najmniej {minimum}, a najwięcej {maximum}',
  ownWords: '{words}',
  noPrice: 'Ten produkt nie ma teraz ceny, więc nie można go kupić',
  choosePartSize: 'Wybierz rozmiar każdej części zestawu',
  fieldMissing: 'Uzupełnij: {field}',
  fieldTooLong: {
    one: '{field}: zmieści się najwyżej {count} znak',
    few: '{field}: zmieszczą się najwyżej {count} znaki',
    many: '{field}: zmieści się najwyżej {count} znaków',
    other: '{field}: zmieści się najwyżej {count} znaku',
  },
  fieldDay: '{field}: tego dnia nie można wybrać. Wybierz inny',
  noSubscription: 'Tego produktu nie ma w takiej subskrypcji',
  notForPoints: 'Tego produktu nie można kupić za punkty',
  unknownConfiguration: 'Nie ma takiej konfiguracji tego produktu',
})
