import { defineTexts } from '#shared/text.ts'

export const boughtTexts = defineTexts('bought', {
  title: 'Kupione produkty',
  lead: 'Wszystko, co do tej pory kupiłeś lub kupiłaś, w dzisiejszych cenach.',
  once: 'Kupione {day}',
  times: {
    one: 'Kupione {count} raz, ostatnio {day}',
    few: 'Kupione {count} razy, ostatnio {day}',
    many: 'Kupione {count} razy, ostatnio {day}',
    other: 'Kupione {count} raza, ostatnio {day}',
  },
  goneProduct: '{name}: nie ma już w sklepie',
  search: 'Szukaj w kupionych',
  find: 'Szukaj',
  nothing: 'Nic takiego nie ma wśród kupionych',
  all: 'Pokaż wszystkie kupione',
  empty: 'Nie masz jeszcze zakupów na tym koncie',
  emptyText: 'Po pierwszym zamówieniu znajdziesz tu wszystko, co kupisz.',
  toShop: 'Zobacz produkty',
  back: 'Twoje konto',
})
