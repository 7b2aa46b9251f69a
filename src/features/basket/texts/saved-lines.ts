import { defineTexts } from '#shared/text.ts'

/** Lines saved for later. */
export const savedLineTexts = defineTexts('basketLater', {
  title: 'Zapisane na później',
  saved: 'Zapisano na później',
  back: 'Przenieś do koszyka',
  backOf: 'Przenieś do koszyka: {product}',
  forget: 'Usuń',
  forgetOf: 'Usuń z zapisanych na później: {product}',
  forgotten: 'Usunięto z zapisanych na później',
  quantity: 'Ilość: {quantity}',
})
