import { defineTexts } from '#shared/text.ts'

export const contentTexts = defineTexts('content', {
  closeLayer: 'Zamknij: {title}',
  contents: 'Na tej stronie',
})
