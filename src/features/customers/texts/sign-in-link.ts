import { defineTexts } from '#shared/text.ts'

/** Pages that request and use a one-time link. */
export const signInLinkTexts = defineTexts('signInLink', {
  offer: 'Możesz też wejść bez hasła: wyślemy link na adres e-mail twojego konta.',
  otherWay: 'Zaloguj się linkiem z\u00a0e-maila',
  title: 'Logowanie linkiem z\u00a0e-maila',
  lead: 'Podaj login albo e-mail. Na adres e-mail konta wyślemy link, który loguje bez hasła.',
  send: 'Wyślij link',
  wait: {
    one: 'Za dużo próśb o\u00a0link. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo próśb o\u00a0link. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo próśb o\u00a0link. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo próśb o\u00a0link. Spróbuj ponownie za {count} minuty, o {time}.',
  },
  askedTitle: 'Sprawdź pocztę',
  asked:
    'Jeśli jest u\u00a0nas takie konto, na jego adres e-mail idzie link. Działa godzinę. Nie ma go po kilku minutach? Zajrzyj do spamu i\u00a0do wcześniejszych wiadomości od nas: link z\u00a0ostatniej godziny nadal działa.',
  code: 'Kod z wiadomości',
  codeHint: 'Sześć cyfr. Działa dziesięć minut i\u00a0tylko w\u00a0tej przeglądarce.',
  useCode: 'Zaloguj się kodem',
  codeRequired: 'Wpisz kod z\u00a0wiadomości.',
  codeWrong: 'Ten kod się nie zgadza. Przepisz go z\u00a0najnowszej wiadomości.',
  codeGone:
    'Ten kod już nie działa: minęło dziesięć minut albo było za dużo prób. Użyj linku z\u00a0wiadomości albo poproś o\u00a0nową.',
  codeWait: {
    one: 'Za dużo błędnych kodów. Użyj linku z\u00a0wiadomości albo spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo błędnych kodów. Użyj linku z\u00a0wiadomości albo spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo błędnych kodów. Użyj linku z\u00a0wiadomości albo spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo błędnych kodów. Użyj linku z\u00a0wiadomości albo spróbuj ponownie za {count} minuty, o {time}.',
  },
  useTitle: 'Zalogować się?',
  account: 'Konto: {email}',
  useLead: 'Link działa raz. Na cudzym urządzeniu nie zapomnij się potem wylogować.',
  use: 'Zaloguj się',
  goneTitle: 'Ten link już nie działa',
  gone: 'Link loguje raz i\u00a0przez godzinę. Możesz poprosić o\u00a0nowy.',
  askAgain: 'Poproś o\u00a0nowy link',
  backToSignIn: 'Wróć do logowania',
})

export const signInLinkMailTexts = defineTexts('signInLinkMail', {
  subject: 'Link do logowania: {shop}',
  preview: 'Jedno kliknięcie i\u00a0jesteś na swoim koncie.',
  title: 'Zaloguj się bez hasła',
  text: 'Ktoś, pewnie ty, poprosił w\u00a0naszym sklepie o\u00a0link do logowania na twoje konto.',
  button: 'Zaloguj się',
  code: 'Albo wpisz tam, gdzie prosisz o\u00a0link, ten kod: {code}. Działa dziesięć minut.',
  validity: 'Link działa raz i\u00a0przez godzinę.',
  notYou:
    'Jeśli to nie ty, nic nie rób: bez tego linku nikt się nim nie zaloguje. Nie przekazuj tej wiadomości nikomu; obsługa sklepu nigdy o\u00a0nią nie prosi.',
})
