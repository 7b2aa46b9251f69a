import { defineTexts } from '#shared/text.ts'

/** Near the button that buys; used on the server only. */
export const trustTexts = defineTexts('trust', {
  returns: {
    one: '{count}\u00a0dzień na zwrot',
    few: '{count}\u00a0dni na zwrot',
    many: '{count}\u00a0dni na zwrot',
    other: '{count}\u00a0dnia na zwrot',
  },
  /** Where a product can be changed to the buyer's wish, and need not be. */
  returnsUnpersonalized: {
    one: '{count}\u00a0dzień na zwrot rzeczy bez personalizacji',
    few: '{count}\u00a0dni na zwrot rzeczy bez personalizacji',
    many: '{count}\u00a0dni na zwrot rzeczy bez personalizacji',
    other: '{count}\u00a0dnia na zwrot rzeczy bez personalizacji',
  },
  digital: 'Za twoją zgodą dostaniesz to od razu; prawo odstąpienia wtedy wygasa',
  payment: 'Płatność:',
  /** Shorter than the names in the order, where there are many. */
  transfer: 'przelew',
  wrapping: 'Zapakujemy na prezent, wybierzesz to w\u00a0koszyku',
})
