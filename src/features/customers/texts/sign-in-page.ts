import { defineTexts } from '#shared/text.ts'

/** What stands around the form that signs in: the other ways, and what a visitor without an account can do. */
export const signInPageTexts = defineTexts('signInPage', {
  withoutPassword: 'Bez hasła',
  linkText: 'Wyślemy jednorazowy link i\u00a0kod na adres e-mail twojego konta.',
  newHere: 'Pierwszy raz u\u00a0nas?',
  guest: 'Kupujesz bez konta?',
  guestText: 'Zamówienie otworzysz jego numerem i\u00a0adresem e-mail.',
  findOrder: 'Znajdź zamówienie',
})
