import { defineTexts } from '#shared/text.ts'

/** Asks whether an external link may change the basket; the keys are those of its page, which need not load them. */
export const confirmTexts = defineTexts('basketPage', {
  confirmTitle: 'Dodać do koszyka?',
  confirmText: 'Link z innej strony chce zmienić twój koszyk. Potwierdź, jeśli tego chcesz.',
  confirmProduct: '{product}, ilość: {quantity}',
  confirm: 'Tak, zmień koszyk',
  refuse: 'Nie, pokaż koszyk',
})
