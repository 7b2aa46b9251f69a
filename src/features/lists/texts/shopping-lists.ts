import { defineTexts } from '#shared/text.ts'

/** For the pages of shopping lists, which are rendered on the server. */
export const listPageTexts = defineTexts('shoppingListPages', {
  title: 'Listy zakupowe',
  lead: 'Zbieraj produkty na później, dziel się listą albo wkładaj ją do koszyka jednym przyciskiem.',
  empty: 'Nie masz jeszcze żadnej listy',
  lines: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  shared: 'udostępniona',
  share: 'Udostępnij',
  changed: 'zmieniona {day}',
  open: 'Otwórz listę',
  newTitle: 'Nowa lista',
  name: 'Nazwa listy',
  create: 'Utwórz listę',
  all: 'Wszystkie listy',
  emptyList: 'Ta lista jest jeszcze pusta',
  emptyListText: 'Dodawaj do niej produkty z ich stron, z ulubionych i z koszyka.',
  toShop: 'Zobacz produkty',
  settings: 'Ustawienia listy',
  public: 'Kto widzi listę',
  publicNo: 'Tylko ja',
  publicYes: 'Każdy, kto ma link',
  quantities: 'Ilości',
  quantitiesYes: 'Przy każdym produkcie',
  quantitiesNo: 'Bez ilości',
  sort: 'Kolejność',
  save: 'Zapisz ustawienia',
  saveQuantities: 'Zapisz ilości',
  link: 'Link do listy',
  copyLink: 'Kopiuj',
  copied: 'Skopiowano',
  linkHint: 'Kto go otworzy, zobaczy nazwę listy i produkty. Nic o tobie.',
  delete: 'Usuń listę',
  deleteSure: 'Usunąć listę „{name}”? Tego nie da się cofnąć.',
  deleteYes: 'Tak, usuń listę',
  deleted: 'Lista została usunięta.',
  saved: 'Zapisano.',
  put: {
    one: 'Na liście jest {count} produkt więcej.',
    few: 'Na liście są {count} produkty więcej.',
    many: 'Na liście jest {count} produktów więcej.',
    other: 'Na liście jest {count} produktu więcej.',
  },
  nothingNew: 'Te produkty już są na liście.',
  addTitle: 'Dodaj do listy',
  onto: 'Lista',
  newList: 'Nowa lista',
  newName: 'Nazwa nowej listy',
  newNameHint: 'Tylko jeśli wybierasz nową listę.',
  add: 'Dodaj do listy',
  fromBasket: 'Zapisz koszyk jako listę',
  fromBasketText: 'Produkty z koszyka znajdą się na nowej liście. W koszyku też zostaną.',
  basketName: 'Koszyk {day}',
  copy: 'Skopiuj do moich list',
  onLink: 'Lista udostępniona linkiem',
  backToProduct: 'Wróć do produktu',
  backToBasket: 'Wróć do koszyka',
  anyName: 'Moja lista',
})

/** Only used on the server. */
export const listAnswerTexts = defineTexts('shoppingLists', {
  notSignedIn: 'Zaloguj się, żeby mieć listy zakupowe',
  unknownList: 'Nie masz takiej listy',
  noName: 'Nazwij listę',
  nameTooLong: 'Nazwa może mieć najwyżej {count} znaków',
  nameTaken: 'Masz już listę o tej nazwie',
  tooManyLists: 'Możesz mieć najwyżej {count} list. Usuń którąś, żeby zrobić nową',
  tooManyLines: 'Na liście zmieści się najwyżej {count} pozycji',
  unknownProduct: 'Nie mamy produktów o numerach: {products}',
  unknownSize: 'Takich rozmiarów nie ma: {products}',
  nothingToAdd: 'Nie ma czego dodać na listę',
})

/** For rows of products that can be selected, counted and added to the basket. */
export const entryTexts = defineTexts('entries', {
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  rows: 'Produkty',
  size: '{size}: {product}',
  sizeRefused: '{size} (niedostępny)',
  sizePriced: '{size} · {price}',
  noLongerSold: 'Nie ma już w sprzedaży',
  toBasket: 'Do koszyka',
  toBasketOf: 'Do koszyka: {product}',
  see: 'Zobacz produkt',
  seeOf: 'Zobacz produkt: {product}',
  chooseSome: 'Zaznacz kilka',
  more: 'Więcej',
  chosenToBasket: 'Zaznaczone do koszyka',
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
})

/** Goods of the shop, below lists of the client's own. */
export const suggestedTexts = defineTexts('suggestedGoods', {
  title: 'Najchętniej wybierane',
})

/** On the basket page. */
export const saveBasketTexts = defineTexts('saveBasket', {
  save: 'Zapisz koszyk jako listę',
})
