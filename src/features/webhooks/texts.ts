import { defineTexts } from '#shared/text.ts'

/** The mail to the merchant about messages that were given up. */
export const webhookMailTexts = defineTexts('webhookMail', {
  subject: 'Powiadomienia nie dochodzą do {host}',
  title: 'Powiadomienia o zamówieniach nie dochodzą',
  text: 'Sklep próbował przez dwa i pół dnia przekazać zmianę zamówienia pod adres {host}, ale się nie udało. Ostatnia odpowiedź: {result}.',
  gone: 'Adres {host} odpowiedział, że już go nie ma (410). Sklep niczego więcej tam nie wysyła.',
  whatNow:
    'Co nie doszło, pokazuje polecenie npm run shop -- webhooks deliveries --failed. Gdy odbiorca znów działa, wyślij to jeszcze raz: npm run shop -- webhooks resend, z numerem z listy.',
  note: 'O tym adresie piszemy najwyżej raz na dobę.',
})
