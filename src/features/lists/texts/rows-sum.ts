import { defineTexts } from '#shared/text.ts'

/** At the button that adds all rows, also while they are changed in the browser. */
export const rowsSumTexts = defineTexts('rowsSum', {
  sum: 'Razem',
  all: 'Wszystkie do koszyka',
  page: 'Wszystkie z tej strony do koszyka',
  some: {
    one: '{count} produkt do koszyka',
    few: '{count} produkty do koszyka',
    many: '{count} produktów do koszyka',
    other: '{count} produktu do koszyka',
  },
  someOfPage: {
    one: '{count} produkt z tej strony do koszyka',
    few: '{count} produkty z tej strony do koszyka',
    many: '{count} produktów z tej strony do koszyka',
    other: '{count} produktu z tej strony do koszyka',
  },
  left: 'Pomijamy: {products}',
  leftMore: 'Pomijamy: {products} i jeszcze {count}',
})
