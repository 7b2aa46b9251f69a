import { defineTexts } from '#shared/text.ts'

/** The pages where links of mails lead, and where one writes his address to be rid of mails. */
export const newsletterPageTexts = defineTexts('newsletterPage', {
  confirmTitle: 'Potwierdzić zapis?',
  confirmText: 'Po potwierdzeniu newsletter będzie przychodził na {email}. Zgoda, którą potwierdzasz:',
  confirm: 'Potwierdzam zapis',
  confirmedTitle: 'Gotowe, jesteś na liście',
  confirmedText: 'Newsletter przyjdzie na {email}. W\u00a0każdej wiadomości jest link, którym można się wypisać.',
  goneTitle: 'Ten link już nie działa',
  goneText: 'Link działa 7 dni albo do chwili wypisania się. Adres, którego nikt nie potwierdził, usuwamy.',
  askAgain: 'Zapisz się jeszcze raz',
  leaveTitle: 'Wypisać z\u00a0newslettera?',
  leaveText: 'Nie wyślemy już newslettera na adres {email}.',
  leave: 'Wypisz mnie',
  leftTitle: 'Nie ma cię na liście',
  leftText: 'Nie wyślemy ci już newslettera. Jeśli zmienisz zdanie, możesz zapisać się jeszcze raz.',
  unknownTitle: 'Ten link już nie działa',
  unknownText:
    'Może tego adresu nie ma już na liście. Jeśli newsletter przychodzi dalej, wpisz adres niżej: wyślemy na niego nowy link.',
  findTitle: 'Wypisanie z\u00a0newslettera',
  findText: 'Wpisz adres, na który przychodzi newsletter. Wyślemy na niego link, który go wypisuje.',
  email: 'Adres, na który przychodzi newsletter',
  find: 'Wyślij link',
  sentTitle: 'Sprawdź skrzynkę',
  backToShop: 'Wróć do sklepu',
})
