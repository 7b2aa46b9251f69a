import { defineTexts } from '#shared/text.ts'

/** The mail after a sign-in in a browser that was never signed in to the account. */
export const newDeviceMailTexts = defineTexts('newDeviceMail', {
  subject: 'Nowe logowanie na twoje konto: {shop}',
  preview: 'To ty? Nic nie musisz robić.',
  title: 'Ktoś zalogował się na twoje konto',
  text: 'Pewnie ty: {device}, {when}. W\u00a0tej przeglądarce nikt się jeszcze na to konto nie logował.',
  unknownDevice: 'przeglądarka, której nie rozpoznajemy',
  button: 'To nie ja, wyloguj ją',
  validity: 'Jeśli to ty, nic nie rób. Przycisk działa siedem dni i\u00a0niczego poza wylogowaniem nie otwiera.',
  notYou: 'Jeśli to nie ty, po wylogowaniu ustaw nowe hasło: wtedy wylogujemy wszystkich innych.',
})

/** The page that the mail leads to. */
export const endSessionTexts = defineTexts('endSession', {
  title: 'Wylogować tę przeglądarkę?',
  session: '{device}, zalogowana {when}.',
  lead: 'Jeśli to nie ty, wyloguj ją, a\u00a0potem ustaw nowe hasło.',
  end: 'Wyloguj ją',
  endedTitle: 'Ta przeglądarka jest wylogowana',
  ended:
    'Ustaw teraz nowe hasło: wyślemy do tego link na adres e-mail twojego konta. Wszystkie inne przeglądarki wylogujemy.',
  setPassword: 'Ustaw nowe hasło',
  goneTitle: 'Ta przeglądarka nie jest już zalogowana',
  gone: 'Została wylogowana wcześniej albo link jest starszy niż siedem dni. Wszystkie zalogowane przeglądarki widać na twoim koncie.',
})
