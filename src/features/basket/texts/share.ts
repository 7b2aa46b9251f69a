import { defineTexts } from '#shared/text.ts'

/** Sharing a basket by a secret address. */
export const basketShareTexts = defineTexts('basketShare', {
  nothing: 'Nie ma czego udostępnić: koszyk jest pusty',
  tooMany: {
    one: 'Masz już {count} link do koszyka. Następny zrobisz, gdy któryś wygaśnie.',
    few: 'Masz już {count} linki do koszyka. Następny zrobisz, gdy któryś wygaśnie.',
    many: 'Masz już {count} linków do koszyka. Następny zrobisz, gdy któryś wygaśnie.',
    other: 'Masz już {count} linku do koszyka. Następny zrobisz, gdy któryś wygaśnie.',
  },
  title: 'Udostępniony koszyk',
  ready: 'Link do twojego koszyka jest gotowy',
  address: 'Adres do wysłania',
  until: 'Działa do {day}. Kto go otworzy, zobaczy produkty z dzisiejszymi cenami, bez twoich uwag i dopisków.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  send: 'Wyślij',
  take: 'Dodaj wszystko do koszyka',
  prices: 'Ceny są dzisiejsze. To, co masz w swoim koszyku, zostaje.',
  toBasket: 'Przejdź do swojego koszyka',
  ended: 'Ten link już nie działa',
  endedText: 'Wygasł albo jest niepełny. Poproś o nowy.',
})

/** Asks whether an external link may change the basket; the keys are those of its page, which need not load them. */
export const confirmTexts = defineTexts('basketPage', {
  confirmTitle: 'Dodać do koszyka?',
  confirmText: 'Link z innej strony chce zmienić twój koszyk. Potwierdź, jeśli tego chcesz.',
  confirmProduct: '{product}, ilość: {quantity}',
  confirm: 'Tak, zmień koszyk',
  refuse: 'Nie, pokaż koszyk',
})
