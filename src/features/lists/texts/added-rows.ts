import { defineTexts } from '#shared/text.ts'

/** Loaded once rows have been added to the basket. */
export const addedRowsTexts = defineTexts('putEntries', {
  added: {
    one: 'Dodano do koszyka: {count} produkt',
    few: 'Dodano do koszyka: {count} produkty',
    many: 'Dodano do koszyka: {count} produktów',
    other: 'Dodano do koszyka: {count} produktu',
  },
  notAdded: 'Nie dodaliśmy do koszyka',
  about: '{product}: {text}',
  more: { one: 'i jeszcze {count}', few: 'i jeszcze {count}', many: 'i jeszcze {count}', other: 'i jeszcze {count}' },
})
