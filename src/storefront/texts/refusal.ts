import { defineTexts, type Text } from '#shared/text.ts'

/** Texts of responses without a page of the shop: plain text, or a self-contained page. */
export const requestRefusalTexts = defineTexts('refusal', {
  title: 'Tym razem się nie udało',
  away: 'Nie możemy teraz zajrzeć do bazy sklepu. Koszyk i złożone zamówienia są bezpieczne. Wróć do poprzedniej strony i spróbuj za chwilę.',
  broken: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę. Numer błędu: {number}',
  busy: 'Sklep odpowiada teraz zbyt wolno. Spróbuj ponownie za chwilę; to, co jest w koszyku, nie przepadło.',
  foreign: 'Tego nie przyjmujemy z innej strony. Otwórz sklep i spróbuj ponownie.',
  headersTooLarge:
    'Przeglądarka wysłała za dużo danych o sobie, zwykle ciasteczek. Usuń ciasteczka tej strony i spróbuj ponownie.',
  restarting:
    'Sklep jest właśnie uruchamiany ponownie. Spróbuj za kilka sekund; koszyk i złożone zamówienia są bezpieczne.',
  tooLarge: 'To za dużo na raz: najwyżej 1 MB.',
  tooManyFields: 'Ten formularz ma za dużo pól: najwyżej {most}.',
  tooLong: 'Ten adres jest za długi.',
  tooSlow: 'Zapytanie przychodziło zbyt wolno. Sprawdź połączenie i spróbuj ponownie.',
  unreadable: 'Tego zapytania nie da się odczytać.',
  wrongMethod: 'Tego adresu nie można użyć w ten sposób.',
  wrongHost: 'Pod adresem {host} nie ma tego sklepu.',
})

/** For requests that do not reach the shop, by HTTP status. */
export function brokenRequestText(status: number): Text {
  if (status === 408) return requestRefusalTexts.tooSlow
  if (status === 431) return requestRefusalTexts.headersTooLarge
  return requestRefusalTexts.unreadable
}
