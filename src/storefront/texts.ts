import { defineTexts } from '#shared/text.ts'

export const frameTexts = defineTexts('frame', {
  skip: 'Przejdź do treści',
  menu: 'Menu',
  closeMenu: 'Zamknij menu',
  categories: 'Kategorie',
  everythingIn: 'Wszystko w: {category}',
  search: 'Szukaj',
  searchLabel: 'Czego szukasz?',
  searchPlaceholder: 'Szukaj: kubek, len, herbata…',
  account: 'Konto',
  basket: 'Koszyk',
  basketCount: {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  breadcrumbs: 'Jesteś tutaj',
  home: 'Strona główna',
  loading: 'Wczytywanie strony',
  information: 'Informacje',
  shopping: 'Zakupy',
  contact: 'Kontakt',
  writeToUs: 'Napisz do nas',
  taxNumber: 'NIP: {number}',
  copyright: '© {year} {name}',
  pricesGross: 'Wszystkie ceny zawierają VAT.',
  pricesNet: 'Ceny są podane bez VAT.',
  newInShop: 'Nowości',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  page: 'Strona {page}',
  pages: 'Strony listy',
})

export const homeTexts = defineTexts('home', {
  title: '{shop}: rzeczy do domu, które zostają na lata',
  description: 'Ceramika, tekstylia, herbata, kawa i papier od małych polskich pracowni. Wysyłka w ciągu 24 godzin.',
  heroTitle: 'Rzeczy, po które sięga się co rano',
  heroText: 'Ceramika, len, herbata i papier od ludzi, których znamy po imieniu. Robione powoli, na długo.',
  heroAction: 'Zobacz ceramikę',
  heroSecond: 'O naszym domu',
  categories: 'Zajrzyj do środka',
  new: 'Świeżo na półkach',
  recommended: 'Polecamy',
  bestseller: 'Najchętniej wybierane',
  all: 'Zobacz wszystkie',
  storyTitle: 'Dom, w którym wszystko jest do używania',
  storyFirst:
    'Zaczęło się od jednego kubka, który dobrze leżał w dłoni. Potem przyszła kolej na talerze, obrus, herbatę i notes na kuchenny blat. Każdą rzecz sprawdzamy u siebie, zanim trafi na półkę.',
  storySecond:
    'Pracujemy z kilkunastoma pracowniami: garncarzami, tkaczkami, palarnią i drukarnią. Płacimy im uczciwie, a rzeczy z drobną skazą sprzedajemy taniej, zamiast je wyrzucać.',
  promiseDelivery: 'Wysyłka w 24 godziny',
  promiseDeliveryDetail: 'Zamówienia złożone przed południem pakujemy tego samego dnia.',
  promiseReturn: '14 dni na zwrot',
  promiseReturnDetail: 'Bez podawania przyczyny, także rzeczy z promocji.',
  promiseMakers: 'Od małych pracowni',
  promiseMakersDetail: 'Znamy każdego, kto zrobił to, co kupujesz.',
})

export const listTexts = defineTexts('list', {
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  sort: 'Kolejność',
  popularnosc: 'najpopularniejsze',
  cena: 'od najtańszych',
  nazwa: 'od A do Ż',
  show: 'Pokaż',
  emptyTitle: 'Na tej półce nic jeszcze nie stoi',
  emptyText: 'Zajrzyj do pozostałych kategorii albo poszukaj po nazwie.',
  subcategories: 'Podkategorie',
  pageOf: '{title}, strona {page}',
})

export const searchTexts = defineTexts('search', {
  title: 'Szukaj w sklepie',
  resultsFor: 'Wyniki dla: {text}',
  nothing: 'Nie mamy nic, co pasuje do „{text}”',
  advice: 'Sprawdź pisownię, użyj jednego słowa albo zajrzyj do kategorii.',
  again: 'Szukaj jeszcze raz',
  prompt: 'Wpisz nazwę, producenta albo kod produktu.',
})

export const errorTexts = defineTexts('error', {
  notFound: 'Nie ma takiej strony',
  notFoundText: 'Adres mógł się zmienić albo wkradła się literówka. Poszukaj tego, po co przychodzisz:',
  gone: 'Tego produktu już nie sprzedajemy',
  goneText: 'Zniknął z półek na dobre. Może spodoba Ci się coś podobnego:',
  broken: 'Coś poszło nie tak po naszej stronie',
  brokenText: 'Zapisaliśmy błąd i już się nim zajmujemy. Odśwież stronę za chwilę albo wróć na stronę główną.',
  refresh: 'Spróbuj jeszcze raz',
  searchHere: 'Poszukaj w sklepie',
  popular: 'Popularne kategorie',
})

export const deliveryTexts = defineTexts('productDelivery', {
  free: 'Dostawa gratis!',
  from: 'Dostawa od {amount}',
  freeFrom: 'Dostawa gratis przy zakupach od {amount}',
})
