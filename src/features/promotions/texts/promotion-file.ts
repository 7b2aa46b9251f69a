import { defineTexts } from '#shared/text.ts'

/** What a file of promotions should hold where it holds something else. */
export const promotionFileTexts = defineTexts('promotionFile', {
  percent: 'procent jako tekst, więcej niż 0 i najwyżej 100, np. "12.5"',
  quantity: 'ilość jako tekst, więcej niż 0, np. "2.5"',
  inOrder: 'koniec po początku',
  code: 'kod do 50 znaków, nie same spacje',
})
