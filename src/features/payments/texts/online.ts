import { defineTexts } from '#shared/text.ts'

/** What the buyer's bank shows. */
export const onlineTexts = defineTexts('payments.online', {
  description: 'Zamówienie {number}',
})

/** The page where an order is paid. */
export const payTexts = defineTexts('payments.pay', {
  title: 'Płatność za zamówienie {number}',
  toPay: 'Do zapłaty',
  payNow: 'Zapłać teraz',
  mailText: 'Do zapłaty: {amount}. Jeśli jeszcze nie płacisz, zrobisz to tutaj:',
  backToOrder: 'Wróć do zamówienia {number}',
  blikTitle: 'Zapłać BLIKIEM',
  blikCode: 'Kod BLIK',
  blikHint: 'Sześć cyfr z\u00a0aplikacji twojego banku. Kod jest ważny dwie minuty.',
  blikPay: 'Zapłać kodem',
  codeWrong: 'Kod BLIK ma sześć cyfr.',
  codeNotTaken: 'Bank nie zna tego kodu. Wygeneruj nowy i\u00a0wpisz go jeszcze raz.',
  codeExpired: 'Ten kod już wygasł. Wygeneruj nowy w\u00a0aplikacji banku.',
  tooManyCodes: 'Za dużo kodów w\u00a0krótkim czasie. Spróbuj za kwadrans albo zapłać inaczej.',
  codeUsed: 'Ten kod był już użyty. Wygeneruj nowy w\u00a0aplikacji banku.',
  confirm: 'Potwierdź płatność w\u00a0aplikacji banku',
  confirmDetail: 'Czekamy na bank. Nie zamykaj tej strony: sama pokaże, że zapłacone.',
  waiting: 'Czekamy na potwierdzenie z\u00a0banku',
  waitingDetail:
    'Jeśli płatność się udała, nic nie rób: zobaczysz to tutaj, gdy bank odpowie. Jeśli się nie udała, zapłać jeszcze raz.',
  refresh: 'Sprawdź teraz',
  payOnlineInstead: 'Zapłać online',
  sooner: 'Nie chcesz czekać na przelew? Płatność online dotrze do nas od razu.',
  cardDetail: 'Visa albo Mastercard. Numer karty podasz na bezpiecznej stronie Przelewy24.',
  transferDetail: 'Wybierzesz swój bank na stronie Przelewy24.',
  bankTransferDetail: 'Podamy numer rachunku. Pieniądze dotrą zwykle następnego dnia roboczego.',
  payByCard: 'Zapłać kartą',
  chooseBank: 'Wybierz bank',
  safe: 'Numeru karty ani hasła do banku nasz sklep nie widzi: podajesz je tylko operatorowi płatności i\u00a0bankowi.',
  otherWays: 'Zapłać inaczej',
  bankTransfer: 'Zapłać zwykłym przelewem',
  declined: 'Bank odmówił płatności i\u00a0nic nie pobrał. Spróbuj jeszcze raz albo zapłać inaczej.',
  rejected: 'Tej płatności nie udało się zacząć. Spróbuj jeszcze raz, zapłać inaczej albo napisz do nas.',
  unavailable:
    'Operator płatności teraz nie odpowiada. Zamówienie jest bezpieczne: spróbuj za chwilę albo zapłać inaczej.',
  amount: 'Operator zgłosił inną kwotę, niż prosiliśmy. Napisz do nas, zanim zapłacisz jeszcze raz.',
  returned: 'Operator oddał tę wpłatę. Zapłać jeszcze raz albo inaczej.',
  nothingToPay: 'Nie ma nic do zapłaty.',
  bankAsks: 'Bank czeka, aż potwierdzisz poprzednią płatność.',
  notOffered: 'Tego zamówienia nie można teraz opłacić online. Zapłać inaczej.',
  noHttps: 'Kartą można zapłacić tylko na stronie szyfrowanej (https).',
  operator: 'Płatność obsługuje Przelewy24 (PayPro S.A.). Przekażemy tam numer zamówienia, kwotę i\u00a0e-\u2060mail.',
  demo: 'To sklep pokazowy: nikt nie pobierze pieniędzy. Kod 000000 jest zły, 111111 wygasł, 222222 bank odrzuca, każdy inny płaci.',
  paid: 'Płatność się udała.',
  changed: 'Zapłacisz zwykłym przelewem. Dane są niżej.',
})

/** Notes in an order for its merchant. */
export const attemptNotes = defineTexts('payments.notes', {
  paidButOver: 'Przyszła płatność online za zamówienie, które jest zakończone: oddaj te pieniądze (orders refund).',
  paidTwice: 'Przyszło więcej, niż kosztuje zamówienie: oddaj nadpłatę (orders refund).',
  wrongAmount: 'Operator płatności zgłosił inną kwotę, niż prosił sklep. Nic nie zapisano: sprawdź w panelu operatora.',
})
