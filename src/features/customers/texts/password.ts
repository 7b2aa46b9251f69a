import { defineTexts } from '#shared/text.ts'

/** Pages that change a password, or set one by a link. */
export const passwordTexts = defineTexts('password', {
  forgotten: 'Nie pamiętasz hasła?',
  title: 'Nowe hasło',
  lead: 'Podaj login albo e-mail. Na adres e-mail konta wyślemy link, którym ustawisz nowe hasło.',
  send: 'Wyślij link',
  askedTitle: 'Sprawdź pocztę',
  asked:
    'Jeśli jest u\u00a0nas takie konto, na jego adres e-mail idzie link. Działa godzinę. Nie ma go po kilku minutach? Zajrzyj do spamu i\u00a0do wcześniejszych wiadomości od nas: link z\u00a0ostatniej godziny nadal działa.',
  setTitle: 'Ustaw nowe hasło',
  account: 'Konto: {email}',
  setLead: 'Wylogujemy to konto ze wszystkich urządzeń.',
  changeTitle: 'Zmień hasło',
  firstTitle: 'Ustaw hasło',
  changeLead: 'Po zmianie hasła wylogujemy cię na wszystkich innych urządzeniach.',
  firstLead: 'To konto nie ma jeszcze hasła. Możesz je ustawić albo logować się linkiem z\u00a0e-maila.',
  present: 'Obecne hasło',
  next: 'Nowe hasło',
  hint: 'Od {min} do {max} znaków. Wybierz takie, którego nie używasz nigdzie indziej.',
  repeat: 'Powtórz nowe hasło',
  save: 'Zapisz hasło',
  wrong: 'To nie jest obecne hasło.',
  wait: {
    one: 'Za dużo prób. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo prób. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
  },
  busy: 'Tyle osób loguje się w\u00a0tej chwili, że nie nadążamy. Spróbuj ponownie za minutę.',
  saved: 'Nowe hasło jest zapisane. Na innych urządzeniach zaloguj się nim ponownie.',
  goneTitle: 'Ten link już nie działa',
  gone: 'Link działa raz i\u00a0przez godzinę. Możesz poprosić o\u00a0nowy.',
  askAgain: 'Poproś o\u00a0nowy link',
})

export const setPasswordMailTexts = defineTexts('setPasswordMail', {
  subject: 'Nowe hasło: {shop}',
  preview: 'Jedno kliknięcie i\u00a0ustawisz nowe hasło.',
  title: 'Ustaw nowe hasło',
  text: 'Ktoś, pewnie ty, poprosił w\u00a0naszym sklepie o\u00a0nowe hasło do twojego konta.',
  button: 'Ustaw nowe hasło',
  validity: 'Link działa raz i\u00a0przez godzinę.',
  notYou:
    'Jeśli to nie ty, nic nie rób: hasło się nie zmieni. Nie przekazuj tej wiadomości nikomu; obsługa sklepu nigdy o\u00a0nią nie prosi.',
})
