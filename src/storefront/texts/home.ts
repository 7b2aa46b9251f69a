import { defineTexts } from '#shared/text.ts'

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
