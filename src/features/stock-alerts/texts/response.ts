import { defineTexts } from '#shared/text.ts'

/** Responses to a request for an alert. */
export const stockAlertTexts = defineTexts('observed', {
  saved: 'Gotowe. Napiszemy na {email}, gdy towar wróci.',
  limit: 'Na dziś to już za dużo powiadomień. Spróbuj jutro.',
  increaseQuantity: 'Tyle jest już w sklepie: możesz kupić od razu. Powiadomimy o większej ilości.',
  addError: 'Nie udało się zapisać powiadomienia. Spróbuj jeszcze raz.',
  pageTitle: 'Powiadomienie o dostępności',
  backToProduct: 'Wróć do produktu',
  stopTitle: 'Nie powiadamiać?',
  stopText: 'Usuniemy twój adres. Nie napiszemy już o towarach, na które czekasz.',
  stop: 'Nie powiadamiaj mnie',
  stoppedTitle: 'Nie czekasz na żadne powiadomienie',
  stoppedText: 'Nie mamy już twojego adresu na liście powiadomień o dostępności.',
  backToShop: 'Wróć do sklepu',
})

/** For the mail to subscribers. */
export const backInStockMailTexts = defineTexts('backMail', {
  subject: '{product} znów w sklepie',
  preview: 'Można już kupić: {product}',
  title: 'Już jest',
  text: 'Prosisz o wiadomość, gdy ten towar wróci. Właśnie wrócił do sklepu.',
  size: '{word}: {size}',
  open: 'Zobacz produkt',
  noReservation: 'Nic nie odkładamy: kto pierwszy zamówi, ten kupi.',
  once: 'To jedyna wiadomość o tym towarze: twojego adresu już przy nim nie trzymamy.',
  stop: 'Nie chcę żadnych powiadomień o dostępności',
})
