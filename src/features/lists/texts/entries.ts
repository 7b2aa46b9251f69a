import { defineTexts } from '#shared/text.ts'

/** Of rows of products that can be chosen, counted and put into the basket. */
export const entryTexts = defineTexts('entries', {
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  rows: 'Produkty',
  size: '{size}: {product}',
  sizeRefused: '{size} (niedostępny)',
  sizePriced: '{size} · {price}',
  noLongerSold: 'Nie ma już w sprzedaży',
  toBasket: 'Do koszyka',
  toBasketOf: 'Do koszyka: {product}',
  chosenToBasket: 'Zaznaczone do koszyka',
  allToBasket: 'Wszystkie do koszyka',
  pageToBasket: 'Wszystkie z tej strony do koszyka',
  removeOf: 'Usuń: {product}',
  removeChosen: 'Usuń zaznaczone',
  removed: {
    one: 'Usunięto {count} produkt.',
    few: 'Usunięto {count} produkty.',
    many: 'Usunięto {count} produktów.',
    other: 'Usunięto {count} produktu.',
  },
  removedOne: 'Usunięto: {product}.',
  nothingChosen: 'Zaznacz najpierw produkty, o które chodzi.',
  show: 'Pokaż',
  sort: 'Kolejność',
  added: 'Ostatnio dodane',
  name: 'Nazwa',
  price: 'Cena rosnąco',
  onto: 'Na listę zakupową',
  newList: 'Nowa lista',
  put: 'Dodaj zaznaczone na listę',
})
