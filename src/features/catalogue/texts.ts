import { defineTexts } from '#shared/text.ts'

export const productTexts = defineTexts('product', {
  unavailable: 'Produkt niedostępny',
  notSold: 'Niedostępne',
  soldOut: 'Wyprzedane',
  priceByPhone: 'Cena na telefon',
  free: 'Gratis',
  points: { one: '{count} punkt', few: '{count} punkty', many: '{count} punktów', other: '{count} punktu' },
  pointsOnly: 'Towar dostępny tylko w programie lojalnościowym.',
  pointsSignIn: 'Zaloguj się i odbierz za punkty',
  new: 'Nowość',
  bestseller: 'Bestseller',
  pictures: 'Zdjęcia produktu',
  picturesOf: 'Zdjęcia: {name}',
  enlarge: 'Powiększ: {name}',
  zoomIn: 'Przybliż: {name}',
  zoomOut: 'Oddal: {name}',
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  closePictures: 'Zamknij zdjęcia',
  pictureOf: 'Pokaż zdjęcie {place} z {all}',
  allParameters: 'Wszystkie parametry ({count})',
  fewerParameters: 'Mniej parametrów',
  explain: 'Co to znaczy? ',
  producer: 'Producent',
  series: 'Seria',
  code: 'Kod produktu',
  ean: 'EAN',
  versions: 'Wersje: {parameter}',
  colours: 'Kolory',
  unknownSize: 'Ten produkt nie ma rozmiaru „{size}”. Wybierz jeden z tych, które są.',
})

/** Beside comparing and sharing; used on the server only. */
export const productLinkTexts = defineTexts('productLinks', {
  ontoList: 'Dodaj do listy',
  ask: 'Zapytaj',
})

/** What stands next to the status of a product; used on the server only. */
export const stockNoteTexts = defineTexts('product', {
  inStock: 'Dostępny od ręki',
  lastPieces: 'Ostatnie: {quantity}',
  toOrderText: 'Robimy po złożeniu zamówienia.',
  backOn: 'Wróci na półkę około {date}.',
  virtual: 'Wysyłamy e-mailem, bez kosztów dostawy.',
})

export const catalogueTexts = defineTexts('catalogue', {
  fieldMissing: 'brakuje pola {field}',
  deepDescription: 'opis ma ponad sto znaczników jeden w drugim',
  fieldTooLong: 'pole {field} jest za długie',
  fieldWrong: 'pole {field} ma niedozwoloną wartość',
  repeatedSource: 'identyfikator {id} powtarza się',
  idTaken: 'numer {id} należy do innego towaru',
  repeatedSize: 'rozmiar {size} powtarza się',
  unknownVat: 'nie ma stawki VAT „{vat}”',
  unknownPart: 'część zestawu {part} nie istnieje',
  unknownProduct: 'nie ma takiego towaru',
  unknownSize: 'nie ma takiego rozmiaru',
  wrongStock: 'stan „{quantity}” nie jest liczbą',
})

/** Used on the server only, so that the browser does not load them. */
export const cardTexts = defineTexts('card', {
  size: 'Rozmiar: {sizes}',
  sizes: 'Rozmiary: {sizes}',
  moreSizes: {
    one: '{count}\u00a0rozmiar, {sizes}',
    few: '{count}\u00a0rozmiary, m.in. {sizes}',
    many: '{count}\u00a0rozmiarów, m.in. {sizes}',
    other: '{count}\u00a0rozmiaru, m.in. {sizes}',
  },
})

/** How buyers rate a product; used on the server only. */
export const ratingTexts = defineTexts('rating', {
  onCard: '★\u00a0{mean}\u00a0({count})',
  onPage: {
    one: '{mean} ({count}\u00a0opinia)',
    few: '{mean} ({count}\u00a0opinie)',
    many: '{mean} ({count}\u00a0opinii)',
    other: '{mean} ({count}\u00a0opinii)',
  },
  inWords: {
    one: 'Ocena {mean} na 5, {count} opinia',
    few: 'Ocena {mean} na 5, {count} opinie',
    many: 'Ocena {mean} na 5, {count} opinii',
    other: 'Ocena {mean} na 5, {count} opinii',
  },
})

/** For the section below a product; used on the server. */
export const detailsTexts = defineTexts('details', {
  label: 'Szczegóły produktu',
  longdescription: 'Opis',
  question: 'Zadaj pytanie',
  downloads: 'Do pobrania',
  warranty: 'Gwarancja',
  dictionary: 'Parametry',
  questionLead: 'Nie wiesz, czy {product} to jest to? Napisz, o co chodzi – odpowiemy i pomożemy wybrać.',
  questionMail: 'Napisz na {email}',
  questionSubject: 'Pytanie o {product} (nr {id})',
  questionForm: 'Zapytaj o ten produkt',
  close: 'Zamknij',
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  safety: 'Bezpieczeństwo produktu',
  manufacturer: 'Producent',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  identification: 'Oznaczenie produktu',
  code: 'kod {code}',
  ean: 'EAN {ean}',
  number: 'nr w sklepie {id}',
  warnings: 'Ostrzeżenia i informacje o bezpieczeństwie',
  guarantor: 'Gwarant: {name}, {address}',
  covered: 'Co obejmuje',
  months: { one: '{count} miesiąc', few: '{count} miesiące', many: '{count} miesięcy', other: '{count} miesiąca' },
  sinceDelivery: 'Okres: {time} od wydania towaru',
  statutory: 'Twoje prawa z ustawy',
  statutoryText:
    'Gwarancja jest dobrowolna i nie odbiera praw, które daje ustawa. Za brak zgodności towaru z umową odpowiada sprzedawca (art. 43a i następne ustawy o prawach konsumenta): gdy brak wyjdzie na jaw w ciągu dwóch lat od dostarczenia, możesz bezpłatnie żądać naprawy albo wymiany, a w przypadkach, które wskazuje ustawa – obniżenia ceny albo odstąpić od umowy. To ty wybierasz, czy skorzystasz z gwarancji, czy z tych praw.',
})

/** The words for sizes, by kind of product; used on the server only. */
export const sizeLabelTexts = defineTexts('sizeWord', {
  size: 'Rozmiar',
  pack: 'Opakowanie',
  value: 'Wartość',
  variant: 'Wariant',
  sizes: 'Rozmiary',
  packs: 'Opakowania',
  values: 'Wartości',
  variants: 'Warianty',
  chooseSize: 'Wybierz rozmiar',
  choosePack: 'Wybierz opakowanie',
  chooseValue: 'Wybierz wartość',
  chooseVariant: 'Wybierz wariant',
  missingSize: 'Nie ma twojego rozmiaru? Powiadom, gdy wróci',
  missingPack: 'Nie ma twojego opakowania? Powiadom, gdy wróci',
  missingValue: 'Nie ma twojej wartości? Powiadom, gdy wróci',
  missingVariant: 'Nie ma twojego wariantu? Powiadom, gdy wróci',
  goneSize: '{note}, w rozmiarze {size}, którego już nie ma',
  gonePack: '{note}, w opakowaniu {size}, którego już nie ma',
  goneValue: '{note}, o wartości {size}, której już nie ma',
  goneVariant: '{note}, w wariancie {size}, którego już nie ma',
})

export const stockTexts = defineTexts('stock', {
  stores: 'Dostępność w sklepach',
  amount: 'Ile jest',
  there: 'jest',
  few: 'jeszcze {quantity}',
  none: 'brak',
})
