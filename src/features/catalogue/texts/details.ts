import { defineTexts } from '#shared/text.ts'

/** What stands below a product; said on the server. */
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
