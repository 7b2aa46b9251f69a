import { defineTexts } from '#shared/text.ts'

/** Near the button that buys; used on the server only. */
export const trustTexts = defineTexts('trust', {
  returns: {
    one: '{count}\u00a0dzień na zwrot',
    few: '{count}\u00a0dni na zwrot',
    many: '{count}\u00a0dni na zwrot',
    other: '{count}\u00a0dnia na zwrot',
  },
  payment: 'Płatność: {ways}',
  wrapping: 'Zapakujemy na prezent, wybierzesz to w\u00a0koszyku',
})
