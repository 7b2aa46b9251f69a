import { defineTexts } from '#shared/text.ts'

export const paginationTexts = defineTexts('frame', {
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  page: 'Strona {page}',
  pages: 'Strony listy',
})
