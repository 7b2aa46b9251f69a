import { defineTexts } from '#shared/text.ts'

/** The page that changes the e-mail, and that of the link in the mail. */
export const emailChangeTexts = defineTexts('emailChange', {
  title: 'Zmień adres e-mail',
  lead: 'Na nowy adres wyślemy link. Dopóki go nie potwierdzisz, zostaje adres {email}.',
  change: 'Zmień e-mail',
  next: 'Nowy adres e-mail',
  password: 'Twoje hasło',
  signInAgain: 'Zanim zmienisz adres, wyloguj się i\u00a0zaloguj ponownie: upewnimy się, że to ty.',
  same: 'To jest już adres twojego konta.',
  send: 'Wyślij link',
  sentTitle: 'Sprawdź pocztę',
  sent: 'Link idzie na nowy adres i\u00a0działa przez dobę. Otwórz go w\u00a0tej przeglądarce. Nie ma go po kilku minutach? Sprawdź spam i\u00a0to, czy nie ma w\u00a0adresie literówki; jeśli pod tym adresem jest już u\u00a0nas inne konto, link nie przyjdzie.',
  again: 'Podaj adres jeszcze raz',
  done: 'Nowy adres jest zapisany: {email}. Na innych urządzeniach zaloguj się ponownie.',
  wait: {
    one: 'Za dużo prób zmiany adresu. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo prób zmiany adresu. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo prób zmiany adresu. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo prób zmiany adresu. Spróbuj ponownie za {count} minuty, o {time}.',
  },
  askTitle: 'Zmienić adres?',
  from: 'Teraz: {email}',
  to: 'Nowy adres: {email}',
  confirm: 'Tak, zmień adres',
  elsewhereTitle: 'Najpierw się zaloguj',
  elsewhere: 'Zaloguj się w\u00a0tej przeglądarce na konto, którego adres zmieniasz, i\u00a0otwórz link jeszcze raz.',
  goneTitle: 'Ten link już nie działa',
  gone: 'Link działa raz i\u00a0przez dobę, a\u00a0po kolejnej zmianie tylko najnowszy. Adres konta się nie zmienił.',
  taken: 'Pod tym adresem jest już inne konto. Adres twojego konta się nie zmienił.',
})

export const emailChangeMailTexts = defineTexts('emailChangeMail', {
  subject: 'Potwierdź nowy adres: {shop}',
  preview: 'Jedno kliknięcie i\u00a0konto ma nowy adres.',
  title: 'Potwierdź nowy adres',
  text: 'Ktoś, pewnie ty, chce mieć ten adres na swoim koncie w\u00a0naszym sklepie. Otwórz link w\u00a0przeglądarce, w\u00a0której jesteś na swoim koncie.',
  button: 'Zobacz i potwierdź',
  validity: 'Link działa raz i\u00a0przez dobę.',
  notYou: 'Jeśli to nie ty, nic nie rób: bez potwierdzenia nic się nie zmieni.',
})

export const emailChangedMailTexts = defineTexts('emailChangedMail', {
  subject: 'Zmieniono adres e-mail konta: {shop}',
  preview: 'Twoje konto ma teraz inny adres e-mail.',
  title: 'Twoje konto ma nowy adres e-mail',
  text: 'Adres e-mail twojego konta w\u00a0naszym sklepie właśnie się zmienił, a\u00a0na innych urządzeniach konto zostało wylogowane. To ostatnia wiadomość o\u00a0koncie na ten adres.',
  button: 'Napisz do nas',
  validity: 'Jeśli to ty, nic nie rób.',
  notYou: 'Jeśli to nie ty, napisz do nas albo zadzwoń od razu: ktoś inny jest na twoim koncie.',
})
