import { defineTexts } from '#shared/text.ts'

/** Opinions of a product and of the shop; rendered on the server only. */
export const opinionTexts = defineTexts('opinions', {
  title: 'Opinie',
  titleOf: 'Opinie: {product}',
  titleOfShop: 'Opinie o\u00a0sklepie',
  star: '★',
  emptyStar: '☆',
  stars: { one: '{count} gwiazdka', few: '{count} gwiazdki', many: '{count} gwiazdek', other: '{count} gwiazdki' },
  mean: 'Średnia ocena: {mean} na 5',
  count: { one: '{count} opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
  withStars: {
    one: 'Z\u00a0oceną {rating}\u00a0★: {count}\u00a0opinia',
    few: 'Z\u00a0oceną {rating}\u00a0★: {count}\u00a0opinie',
    many: 'Z\u00a0oceną {rating}\u00a0★: {count}\u00a0opinii',
    other: 'Z\u00a0oceną {rating}\u00a0★: {count}\u00a0opinii',
  },
  distribution: 'Rozkład ocen',
  confirmed: 'Zakup potwierdzony',
  unconfirmed: 'Zakup niepotwierdzony',
  answerOf: 'Odpowiedź sklepu, {day}',
  helpful: 'Pomocna ({count})',
  unhelpful: 'Niepomocna ({count})',
  readMore: 'Czytaj dalej',
  readLess: 'Zwiń',
  more: 'Pokaż więcej opinii',
  fewer: 'Pokaż mniej opinii',
  all: {
    one: 'Wszystkie opinie ({count})',
    few: 'Wszystkie opinie ({count})',
    many: 'Wszystkie opinie ({count})',
    other: 'Wszystkie opinie ({count})',
  },
  none: 'Nikt jeszcze nie ocenił tego produktu. Masz go? Twoja opinia będzie pierwsza i\u00a0pomoże innym wybrać.',
  noneOfShop: 'Nikt jeszcze nie ocenił naszego sklepu.',
  filters: 'Które opinie pokazać',
  filterAll: 'Wszystkie ({count})',
  filterStars: '{rating}\u00a0★ ({count})',
  filterConfirmed: 'Tylko potwierdzone zakupy ({count})',
  order: 'Kolejność',
  byHelp: 'Najbardziej pomocne',
  byDay: 'Najnowsze',
  noMatch: 'Żadna opinia nie pasuje do wybranych filtrów.',
  showAll: 'Pokaż wszystkie opinie',
  backToProduct: 'Wróć do produktu',
  pages: 'Strony opinii',
  page: 'Strona {page}',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
})

/** What the law asks a shop to say of its opinions: art. 6 (4)(7) and art. 7 (25), (26) of the Polish act on unfair market practices. */
export const opinionNoticeTexts = defineTexts('opinionNotice', {
  confirmed:
    'Znak „{mark}” ma opinia napisana przez osobę, która kupiła u\u00a0nas ten produkt: sprawdzamy to po jej zamówieniu.',
  confirmedOfShop:
    'Znak „{mark}” ma opinia napisana przez osobę, która złożyła u\u00a0nas zamówienie, a\u00a0my je wysłaliśmy.',
  unconfirmed:
    'Opinii bez tego znaku nie umiemy powiązać z\u00a0zamówieniem i\u00a0nie sprawdzamy, czy ich autorzy mają produkt.',
  honest:
    'Publikujemy opinie dobre i\u00a0złe, nie zmieniamy ich treści i\u00a0nie płacimy za nie. Odrzucamy tylko te, które łamią prawo albo są nie na temat. {link}.',
  link: 'Zasady są w\u00a0regulaminie',
})
