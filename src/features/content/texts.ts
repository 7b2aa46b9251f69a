import { defineTexts } from '#shared/text.ts'

export const contentTexts = defineTexts('content', {
  closeLayer: 'Zamknij: {title}',
  contents: 'Na tej stronie',
  all: {
    one: 'Zobacz {count} produkt',
    few: 'Zobacz wszystkie {count} produkty',
    many: 'Zobacz wszystkie {count} produktów',
    other: 'Zobacz wszystkie {count} produktu',
  },
})
