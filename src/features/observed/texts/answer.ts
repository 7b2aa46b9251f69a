import { defineTexts } from '#shared/text.ts'

/** What becomes of asking to be told. */
export const observedTexts = defineTexts('observed', {
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
