import { defineTexts } from '#shared/text.ts'

export const buyTexts = defineTexts('buy', {
  toBasket: 'Do koszyka',
  none: 'brak',
  quantity: 'Ilość',
  more: 'Więcej',
  less: 'Mniej',
  total: 'Razem {amount}',
  added: 'Dodano do koszyka',
  failed: 'Błąd podczas dodawania do koszyka',
  goToBasket: 'Przejdź do koszyka',
  goOn: 'Kupuj dalej',
  close: 'Zamknij',
})
