import { defineTexts } from '#shared/text.ts'

export const errorTexts = defineTexts('error', {
  notFound: 'Nie ma takiej strony',
  notFoundText:
    'Sprawdziliśmy na półkach, pod ladą i\u00a0w\u00a0piecu. Adres mógł się zmienić albo wkradła się literówka.',
  searchAgain: 'Szukaj w\u00a0sklepie',
  contact: 'Napisz do nas',
  gone: 'Tego produktu już nie sprzedajemy',
  goneText: 'Zniknął z półek na dobre. Może spodoba ci się coś podobnego:',
  broken: 'Coś poszło nie tak po naszej stronie',
  brokenText: 'Zapisaliśmy błąd i już się nim zajmujemy. Odśwież stronę za chwilę albo wróć na stronę główną.',
  number: 'Numer błędu: {number}. Podaj go, jeśli do nas napiszesz.',
  refused: 'Tego nie da się zrobić w ten sposób',
  refusedText: 'Adres albo formularz jest niepełny lub uszkodzony. Wróć do poprzedniej strony i spróbuj ponownie.',
  away: 'Krótka przerwa',
  awayText:
    'Nie możemy teraz zajrzeć do bazy sklepu. To, co jest w koszyku, i złożone zamówienia są bezpieczne. Spróbuj za chwilę.',
  awaySent:
    'Nie wiemy, czy udało się to zapisać. Nic z tego, co trzeba było wpisać, nie przepadło: wyślij to za chwilę jeszcze raz. Zamówienie i tak powstanie tylko jedno.',
  sendAgain: 'Wyślij jeszcze raz',
  offline: 'Nie ma połączenia z internetem',
  offlineText: 'Gdy wróci, spróbuj jeszcze raz. To, co jest w koszyku, nie przepadnie.',
  unreachable: 'Nie udało się połączyć ze sklepem',
  unreachableText: 'Sprawdź połączenie z internetem i spróbuj jeszcze raz. To, co jest w koszyku, nie przepadnie.',
  refresh: 'Spróbuj jeszcze raz',
})
