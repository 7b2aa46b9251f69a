import { defineTexts } from '#shared/text.ts'

export const orderTexts = defineTexts('orders', {
  title: 'Zamówienie nr {number}',
  thanks: 'Dziękujemy za zamówienie!',
  placed: 'Zamówienie nr {number} z {day} przyjęliśmy. Potwierdzenie wysyłamy na {email}.',
  placedWithoutMail: 'Zamówienie nr {number} z {day} przyjęliśmy.',
  placedMailWaits:
    'Zamówienie nr {number} z {day} przyjęliśmy. Na {email} wysłaliśmy już dużo potwierdzeń, więc to wyślemy {date} po {time}. Wszystko, co w nim będzie, jest też na tej stronie.',
  placedMailWithheld:
    'Zamówienie nr {number} z {day} przyjęliśmy. Na {email} wysłaliśmy już tyle potwierdzeń, że tego nie wyślemy. Zapisz albo wydrukuj tę stronę: jest na niej to samo.',
  status: 'Stan zamówienia: {status}',
  goods: 'Zamówione produkty',
  product: 'Produkt',
  quantity: 'Ilość',
  unitPrice: 'Cena',
  worth: 'Wartość',
  contains: 'W zestawie: {parts}',
  subscription: {
    one: 'Subskrypcja: co {count} dzień',
    few: 'Subskrypcja: co {count} dni',
    many: 'Subskrypcja: co {count} dni',
    other: 'Subskrypcja: co {count} dnia',
  },
  paidWithPoints: {
    one: 'Za {count} punkt',
    few: 'Za {count} punkty',
    many: 'Za {count} punktów',
    other: 'Za {count} punktu',
  },
  gift: 'Prezent od nas',
  wrapOf: 'Opakowanie na: {product}',
  wrapOfAll: 'Opakowanie na całe zamówienie',
  discount: 'Taniej o {amount}',
  cheaperBy: 'W tych cenach są już rabaty: {promotions}',
  points: { one: '{count} punkt', few: '{count} punkty', many: '{count} punktów', other: '{count} punktu' },
  delivery: 'Dostawa: {name}',
  payment: 'Płatność: {name}',
  insurance: 'Ubezpieczenie: {name}',
  net: '{amount} netto',
  free: 'gratis',
  total: 'Razem',
  deliveryAddress: 'Adres dostawy',
  billingAddress: 'Kupujący',
  invoiceAddress: 'Dane do faktury',
  taxNumber: 'NIP {number}',
  phone: 'Telefon: {phone}',
  giftCard: 'Karta podarunkowa',
  comment: 'Uwagi',
  seller: 'Sprzedawca',
  terms: 'Do umowy należy {link} w wersji {version}.',
  termsLink: 'regulamin',
  withdrawal: 'W ciągu 14 dni od otrzymania rzeczy możesz odstąpić od umowy bez podania przyczyny: {link}.',
  withdrawalLink: 'zwroty i reklamacje',
  print: 'Drukuj',
  backToShop: 'Wróć do sklepu',
})

export const orderMailTexts = defineTexts('orderMail', {
  buyerSubject: 'Potwierdzenie zamówienia nr {number}',
  buyerPreview: 'Dziękujemy! Przyjęliśmy zamówienie na {amount}.',
  buyerTitle: 'Dziękujemy za zamówienie',
  buyerText: 'Zamówienie nr {number} z {day} przyjęliśmy do realizacji.',
  sellerSubject: 'Nowe zamówienie nr {number}: {amount}',
  sellerTitle: 'Nowe zamówienie',
  sellerText: 'Zamówienie nr {number} z {day}, od: {email}, {phone}.',
  openOrder: 'Zobacz zamówienie',
  lineTimes: '{quantity} × {price}',
  attachments: 'W załącznikach: regulamin w wersji z dnia zamówienia i wzór formularza odstąpienia od umowy.',
  termsFile: 'regulamin-wersja-{version}.html',
  withdrawalFile: 'formularz-odstapienia-od-umowy.html',
})

/** The model withdrawal form, annex 2 to the consumer rights act of 30 May 2014. */
export const withdrawalTexts = defineTexts('withdrawalForm', {
  title: 'Wzór formularza odstąpienia od umowy',
  note: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
  recipient: 'Adresat: {seller}',
  statement:
    'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*) / umowy dostawy następujących rzeczy(*) / umowy o dzieło polegającej na wykonaniu następujących rzeczy(*) / o świadczenie następującej usługi(*):',
  dates: 'Data zawarcia umowy(*)/odbioru(*):',
  contract: 'Umowa zawarta {day}, zamówienie nr {number}',
  name: 'Imię i nazwisko konsumenta(-ów):',
  address: 'Adres konsumenta(-ów):',
  signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
  date: 'Data:',
  star: '(*) Niepotrzebne skreślić.',
})

/** Mails about changes of an order. */
export const statusMailTexts = defineTexts('orderNews', {
  acceptedSubject: 'Zamówienie nr {number} przyjęte do realizacji',
  acceptedTitle: 'Zaczynamy',
  acceptedText: 'Zamówienie nr {number} z {day} przyjęliśmy do realizacji.',
  packedSubject: 'Zamówienie nr {number} jest spakowane',
  packedTitle: 'Spakowane',
  packedText: 'Zamówienie nr {number} z {day} jest spakowane i czeka na kuriera.',
  packedTextNoParcel: 'Zamówienie nr {number} z {day} jest gotowe.',
  paidSubject: 'Mamy wpłatę za zamówienie nr {number}',
  paidTitle: 'Dziękujemy za wpłatę',
  paidText: 'Wpłata za zamówienie nr {number} z {day} już do nas dotarła. Damy znać, gdy paczka wyruszy.',
  paidTextNoParcel: 'Wpłata za zamówienie nr {number} z {day} już do nas dotarła.',
  sentSubject: 'Zamówienie nr {number} jest w drodze',
  sentTitle: 'Paczka wyruszyła',
  sentText: 'Zamówienie nr {number} z {day} wysłaliśmy: {courier}.',
  sentTracked: 'Numer przesyłki: {tracking}.',
  sentPart: 'W tej paczce: {goods}; resztę wysyłamy osobno.',
  sentTrackedAt: 'Numer przesyłki: {tracking}, śledź ją tutaj: {url}',
  sentTextNoParcel: 'Zamówienie nr {number} z {day} wysłaliśmy.',
  deliveredSubject: 'Zamówienie nr {number} dostarczone',
  deliveredTitle: 'Dostarczone',
  deliveredText: 'Zamówienie nr {number} z {day} jest u ciebie. Mamy nadzieję, że wszystko się podoba!',
  cancelledSubject: 'Anulowaliśmy zamówienie nr {number}',
  cancelledTitle: 'Zamówienie anulowane',
  cancelledText: 'Zamówienie nr {number} z {day} zostało anulowane. Nic już nie wyślemy.',
  cancelledUnpaidText:
    'Wpłata za zamówienie nr {number} z {day} nie przyszła na czas, więc je anulowaliśmy. Towar wrócił do sprzedaży; jeśli nadal go chcesz, zamów jeszcze raz.',
  returnedSubject: 'Zamówienie nr {number} wróciło do nas',
  returnedTitle: 'Paczka wróciła',
  returnedText: 'Zamówienie nr {number} z {day} wróciło do nas.',
  refundedSubject: 'Zwrot pieniędzy za zamówienie nr {number}',
  refundedTitle: 'Oddaliśmy pieniądze',
  refundedText: 'Za zamówienie nr {number} z {day} oddaliśmy {refunded}.',
  moneyBack:
    'Wpłatę {amount} oddamy tą samą drogą, którą przyszła, bez zbędnej zwłoki i najpóźniej w\u00a0ciągu 14 dni.',
  questions: 'Coś się nie zgadza? Odpowiedz na tę wiadomość.',
})

/** A client's orders, as a list. */
export const orderListTexts = defineTexts('orderList', {
  title: 'Zamówienia',
  newest: 'Ostatnie zamówienia',
  all: {
    one: 'Twoje {count} zamówienie',
    few: 'Wszystkie {count} zamówienia',
    many: 'Wszystkie {count} zamówień',
    other: 'Wszystkie {count} zamówienia',
  },
  older: 'Starsze zamówienia',
  empty: 'Nie masz jeszcze zamówień',
  emptyText: 'Gdy coś kupisz, zobaczysz tu, co się z\u00a0tym dzieje.',
  toShop: 'Zobacz, co nowego',
  number: 'Zamówienie nr {number}',
  more: 'i\u00a0jeszcze\u00a0{count}',
  awaitsPayment: 'czeka na wpłatę',
  pay: 'Dane do wpłaty są na stronie zamówienia.',
  packing: 'Napiszemy, gdy paczka wyruszy.',
  tracking: 'Numer przesyłki: {number}',
  again: 'Towary z\u00a0tego zamówienia znajdziesz w\u00a0kupionych.',
})

/** How far an order is, for buyers and staff; the names are the statuses in rules/order-status.ts. */
export const orderStatusTexts = defineTexts('orderStatus', {
  new: 'złożone',
  accepted: 'przyjęte do realizacji',
  packed: 'spakowane',
  sent: 'wysłane',
  delivered: 'dostarczone',
  cancelled: 'anulowane',
  returned: 'zwrócone',
})

/** A client's loyalty points. */
export const pointsTexts = defineTexts('points', {
  title: 'Punkty',
  balance: {
    one: 'Masz {count} punkt.',
    few: 'Masz {count} punkty.',
    many: 'Masz {count} punktów.',
    other: 'Masz {count} punktu.',
  },
  empty: 'Nie masz jeszcze żadnych punktów. Dostaniesz je za zakupy.',
  after: 'razem {count}',
  granted: 'prezent od sklepu',
  spent: 'wydane na towary',
  received: 'za zakupy',
  returned: 'zwrot punktów',
  order: 'zamówienie {number}',
  older: 'Starsze wpisy',
  newest: 'Najnowsze wpisy',
  buys: 'Towary za punkty',
  affordable: 'Starczy ci punktów',
  missing: {
    one: 'Brakuje {count} punktu',
    few: 'Brakuje {count} punktów',
    many: 'Brakuje {count} punktów',
    other: 'Brakuje {count} punktu',
  },
})
