import { defineTexts } from '#shared/text.ts'

/** For the form on product pages. */
export const stockAlertFormTexts = defineTexts('notify', {
  title: 'Powiadom, gdy wróci',
  email: 'Twój e-mail',
  promise: 'Napiszemy raz, gdy towar wróci, i usuniemy adres.',
  privacy: 'Jak chronimy twoje dane',
  send: 'Powiadom mnie',
  connection: 'Brak połączenia. Sprawdź internet i spróbuj jeszcze raz.',
})
