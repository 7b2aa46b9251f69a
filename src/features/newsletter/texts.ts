import { defineTexts } from '#shared/text.ts'

/** The form in the footer and on its own page. */
export const newsletterTexts = defineTexts('newsletter', {
  title: 'Newsletter',
  lead: 'Nowości i\u00a0promocje, zanim się skończą. Wypiszesz się, kiedy zechcesz.',
  email: 'Adres do newslettera',
  consent:
    'Chcę dostawać na ten adres newsletter sklepu {shop}: informacje handlowe o\u00a0nowościach, promocjach i\u00a0wydarzeniach. Zgodę mogę wycofać w\u00a0każdej chwili, także linkiem w\u00a0każdej wiadomości.',
  noConsent: 'Zaznacz zgodę. Bez niej nie możemy nic wysłać.',
  privacy: 'Jak chronimy twoje dane',
  send: 'Zapisz mnie',
  connection: 'Brak połączenia. Sprawdź internet i\u00a0spróbuj jeszcze raz.',
})

/** Pages of mail links, and the page that requests an unsubscribe link. */
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

/** Asks the reader to confirm the address and the subscription. */
export const newsletterMailTexts = defineTexts('newsletterMail', {
  subject: 'Potwierdź zapis na newsletter: {shop}',
  preview: 'Jeszcze jedno kliknięcie i\u00a0jesteś na liście.',
  title: 'Chcesz dostawać nasz newsletter?',
  text: 'Ktoś, pewnie ty, wpisał ten adres w\u00a0naszym sklepie i\u00a0zaznaczył zgodę:',
  button: 'Potwierdzam zapis',
  note: 'Link działa 7 dni. Jeśli to pomyłka, nic nie rób: bez potwierdzenia nie wyślemy newslettera, a\u00a0adres usuniemy.',
  leave: 'To nie ja, usuńcie ten adres od razu',
})

/** For an address that is subscribed already. */
export const alreadySubscribedMailTexts = defineTexts('newsletterKnownMail', {
  subject: 'Ten adres jest już na liście: {shop}',
  preview: 'Nie trzeba nic robić.',
  title: 'Jesteś już na liście',
  text: 'Ktoś, pewnie ty, znów wpisał ten adres w\u00a0formularzu newslettera. Jest już na liście, więc nie trzeba nic robić.',
  button: 'Wypisz mnie',
  note: 'Jeśli nie chcesz już newslettera, wypisz się tym przyciskiem.',
  leave: 'Nie chcę newslettera',
})

/** Sends a requested unsubscribe link. */
export const unsubscribeMailTexts = defineTexts('newsletterLeaveMail', {
  subject: 'Wypisanie z newslettera: {shop}',
  preview: 'Link, który wypisuje ten adres.',
  title: 'Wypisać ten adres?',
  text: 'Ktoś, pewnie ty, poprosił o\u00a0link, który wypisuje ten adres z\u00a0naszego newslettera.',
  button: 'Wypisz mnie',
  note: 'Jeśli to pomyłka, nic nie rób: wszystko zostanie, jak było.',
  leave: 'Nie chcę newslettera',
})

/** Results of subscribing and unsubscribing: the same texts for known and unknown addresses. */
export const newsletterAnswerTexts = defineTexts('newsletterAnswer', {
  asked:
    'Prawie gotowe. Za chwilę dostaniesz od nas wiadomość: potwierdź w\u00a0niej, że to twój adres. Link działa 7 dni. Nie ma jej? Zajrzyj do spamu.',
  askedTitle: 'Sprawdź skrzynkę',
  askedToWithdraw:
    'Jeśli ten adres jest na naszej liście, za chwilę przyjdzie na niego wiadomość z\u00a0linkiem, który go wypisuje.',
  wait: {
    one: 'Za dużo prób. Spróbuj za {count} minutę.',
    few: 'Za dużo prób. Spróbuj za {count} minuty.',
    many: 'Za dużo prób. Spróbuj za {count} minut.',
    other: 'Za dużo prób. Spróbuj za {count} minuty.',
  },
  closed: 'Sklep nie przyjmuje teraz zapisów na newsletter.',
})
