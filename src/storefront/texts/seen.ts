import { defineTexts } from '#shared/text.ts'

/** For the row of products seen before. */
export const seenTexts = defineTexts('seen', {
  title: 'Ostatnio oglądane',
  remember: 'Pamiętaj w tej przeglądarce przez 30 dni',
  forget: 'Zapomnij tę listę',
})
