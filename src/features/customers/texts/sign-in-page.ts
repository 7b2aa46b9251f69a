import { defineTexts } from '#shared/text.ts'

/** What stands around the form that signs in: the other ways, and what a visitor without an account can do. */
export const signInPageTexts = defineTexts('signInPage', {
  withoutPassword: 'Bez hasła',
  linkText: 'Wyślemy jednorazowy link i\u00a0kod na adres e-mail twojego konta.',
  newHere: 'Pierwszy raz u\u00a0nas?',
  guest: 'Kupujesz bez konta?',
  guestText: 'Wystarczy numer zamówienia i\u00a0e-mail, żeby zobaczyć, gdzie jest paczka.',
  findOrder: 'Znajdź zamówienie',
})
