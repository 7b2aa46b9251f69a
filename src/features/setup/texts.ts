import { defineTexts } from '#shared/text.ts'

/** The questions by field name. */
export const setupQuestionTexts = defineTexts('setup.questions', {
  shopName: 'Nazwa sklepu',
  name: 'Sprzedawca: firma albo imię i nazwisko',
  taxNumber: 'NIP',
  registry: 'Rejestr, numer w rejestrze i REGON',
  street: 'Ulica i numer',
  postcode: 'Kod pocztowy',
  city: 'Miejscowość',
  email: 'E-mail',
  phone: 'Telefon',
  transfer: 'Czy można płacić przelewem?',
  bankAccount: 'Numer rachunku do przelewów (IBAN)',
  courierCost: 'Kurier: koszt w złotych',
  courierFreeFrom: 'Kurier: gratis od (wartość towarów w złotych)',
  courierCashCost: 'Kurier za pobraniem: koszt w złotych',
  courierDays: 'Kurier: dni robocze w drodze',
  lockerCost: 'Automat paczkowy: koszt w złotych',
  lockerFreeFrom: 'Automat paczkowy: gratis od (wartość towarów w złotych)',
  lockerCashCost: 'Automat paczkowy za pobraniem: koszt w złotych',
  lockerDays: 'Automat paczkowy: dni robocze w drodze',
  postCost: 'Poczta: koszt w złotych',
  postFreeFrom: 'Poczta: gratis od (wartość towarów w złotych)',
  postCashCost: 'Poczta za pobraniem: koszt w złotych',
  postDays: 'Poczta: dni robocze w drodze',
  pickup: 'Czy można odebrać zakupy osobiście?',
  sameDayUntil: 'Do której godziny złożone zamówienie wysyłasz tego samego dnia roboczego?',
  accent: 'Kolor przycisków i odnośników',
  background: 'Kolor tła',
  logo: 'Logo',
  icon: 'Ikona karty przeglądarki',
})

/** Hints for answers. */
export const setupHintTexts = defineTexts('setup.hints', {
  text: '',
  'yes-no': 'tak albo nie',
  amount: 'na przykład 16,90; puste: nie',
  days: 'na przykład 1-2; puste: 1-3',
  time: 'na przykład 12:00; puste: sklep nie obiecuje dnia wysyłki',
  colour: 'na przykład #1f4d3f; puste: jak jest',
  file: 'JPEG, PNG, WebP, AVIF albo GIF; puste: bez zmian',
  required: 'potrzebne',
  optional: 'może zostać puste',
})

export const setupSectionTexts = defineTexts('setup.parts', {
  seller: 'Sprzedawca',
  payment: 'Płatność',
  delivery: 'Dostawa w Polsce',
  look: 'Wygląd',
})

/** Problems of answers. */
export const setupAnswerTexts = defineTexts('setup.answers', {
  required: 'To pole jest potrzebne.',
  tooLong: 'Najwyżej {most} znaków.',
  taxNumber: 'To nie jest NIP: nie zgadza się liczba albo suma kontrolna jego cyfr.',
  registry: 'Nie zgadza się liczba cyfr numeru KRS (10) albo REGON (9 lub 14) lub cyfra kontrolna REGON.',
  bankAccount: 'To nie jest numer rachunku: nie zgadza się jego długość albo suma kontrolna.',
  noBankAccount: 'Bez numeru rachunku nie ma dokąd zrobić przelewu.',
  yesNo: 'Odpowiedz: tak albo nie.',
  amount: 'Kwotę zapisz tak: 16,90 albo 17.',
  days: 'Dni zapisz tak: 2 albo 1-3, najwyżej 30.',
  time: 'Godzinę zapisz tak: 12:00.',
  colour: 'Kolor zapisz tak: #1f4d3f.',
  wordsOnBackground: 'Na takim tle nie dałoby się czytać. Wybierz jaśniejsze.',
  accentOnBackground: 'Odnośniki w tym kolorze nie odcinają się od tła. Wybierz ciemniejszy.',
  wordsOnAccent: 'Na przyciskach w tym kolorze nie dałoby się czytać. Wybierz ciemniejszy.',
  costMissing: 'Podaj najpierw koszt tego sposobu dostawy.',
  noCourier: 'Podaj koszt choćby jednego sposobu dostawy albo pozwól na odbiór osobisty.',
  noPayment: 'Pozwól płacić przelewem albo podaj koszt dostawy za pobraniem.',
  unknownField: 'Takiego pola nie ma.',
  notText: 'To ma być tekst w cudzysłowie.',
  picture: 'To nie jest obraz, który umiemy odczytać.',
})

/** Default names of couriers in templates. */
export const courierTemplateTexts = defineTexts('setup.couriers', {
  courier: 'Kurier',
  locker: 'Automat paczkowy',
  post: 'Poczta',
  pickup: 'Odbiór osobisty',
  pickupAt: '{street}, {postcode} {city}',
  blik: 'BLIK-iem, przez Przelewy24',
  onlineTransfer: 'szybkim przelewem, przez Przelewy24',
  card: 'kartą płatniczą, przez Przelewy24',
  transfer: 'przelewem na rachunek bankowy',
  cash: 'przy odbiorze, przewoźnikowi',
  account: 'Przelew kieruj na rachunek {account}, a w tytule wpisz numer zamówienia. ',
})

/** The setup page, and the page that shoppers see meanwhile. */
export const firstRunTexts = defineTexts('setup.firstRun', {
  title: 'Twój nowy sklep',
  lead: 'Kilka odpowiedzi i sklep jest gotowy do wypełnienia towarami. Wszystko zmienisz później.',
  wrong: {
    one: 'Popraw {count} pole:',
    few: 'Popraw {count} pola:',
    many: 'Popraw {count} pól:',
    other: 'Popraw {count} pola:',
  },
  again: 'Pliki wskaż jeszcze raz: przeglądarka ich nie pamięta.',
  yes: 'Tak',
  no: 'Nie',
  create: 'Załóż sklep',
  done: 'Sklep założony',
  next: 'Przygotowaliśmy strony sklepu: regulamin, prywatność, dostawę, zwroty, reklamacje i kontakt. To wzory, które widzisz tylko ty. Niech przeczyta je prawnik, potem opublikuj je w terminalu:',
  publish: 'npm run shop -- pages list, a potem npm run shop -- pages publish --all',
  goods: 'Towary wczytasz poleceniem npm run shop -- import, a czego jeszcze brakuje, powie npm run shop -- doctor.',
  toShop: 'Zobacz sklep',
  closed: 'Sklep w przygotowaniu',
  closedText: 'Jeszcze go urządzamy. Zajrzyj wkrótce.',
  owner: 'To twój sklep? Adres pierwszych kroków stoi w terminalu, w którym go uruchamiasz.',
})
