import { defineTexts } from '#shared/text.ts'

/** The page of consents and of the rights of art. 15, 17 and 20 GDPR. */
export const privacyTexts = defineTexts('privacy', {
  title: 'Zgody i prywatność',
  consents: 'Twoje zgody',
  consentOf: '{when}, wersja {version}',
  consentOn: '{when}',
  noConsents: 'Nie ma tu żadnej zapisanej zgody.',
  newsletter: 'Zgoda na newsletter',
  newsletterConfirmed: 'Newsletter przychodzi na {email}.',
  newsletterAsked: 'Zapis na newsletter czeka na potwierdzenie linkiem z\u00a0wiadomości.',
  newsletterUnconfirmed: 'Zapis na newsletter pokażemy, gdy potwierdzisz adres {email} linkiem z\u00a0wiadomości.',
  newsletterNone: 'Newsletter nie przychodzi na {email}.',
  leaveNewsletter: 'Wycofaj zgodę na newsletter',
  join: 'Zapisz mnie na newsletter',
  cookies: 'Pliki cookie',
  cookiesLead: 'Co sklep zapamiętuje w\u00a0tej przeglądarce, wybierasz osobno.',
  changeCookies: 'Zmień zgody na pliki cookie',
  export: 'Kopia twoich danych',
  exportLead:
    'Wszystko, co sklep o\u00a0tobie wie, w\u00a0pliku JSON: dane, adresy, zgody, zamówienia z\u00a0wpłatami, punkty, listy, ulubione, koszyk, urządzenia i\u00a0pytania.',
  download: 'Pobierz dane (ZIP)',
  erase: 'Usunięcie konta',
  eraseLead:
    'Usuniemy konto, dane, adresy, koszyk, listy, ulubione, punkty i\u00a0zapis na newsletter. Tego nie da się cofnąć.',
  eraseKept:
    'Zamówienia zostają bez połączenia z\u00a0kontem tak długo, jak każą przepisy podatkowe i\u00a0jak można dochodzić roszczeń (art. 17 ust. 3 RODO); potem je usuwamy.',
  erasePassword: 'Hasło',
  eraseSure: 'Tak, usuńcie moje konto na zawsze',
  eraseNotSure: 'Zaznacz, że chcesz usunąć konto.',
  eraseButton: 'Usuń konto',
  erasedTitle: 'Konto jest usunięte',
  erased: 'Usunęliśmy twoje konto i\u00a0dane. Zamówienia zostają tak długo, jak każą przepisy.',
})
