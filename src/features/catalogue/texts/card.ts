import { defineTexts } from '#shared/text.ts'

/** Said by the server alone: they do not reach the browser as texts. */
export const cardTexts = defineTexts('card', {
  size: 'Rozmiar: {sizes}',
  sizes: 'Rozmiary: {sizes}',
  moreSizes: {
    one: 'Rozmiary: {sizes} i {count} inny',
    few: 'Rozmiary: {sizes} i {count} inne',
    many: 'Rozmiary: {sizes} i {count} innych',
    other: 'Rozmiary: {sizes} i {count} innego',
  },
})
