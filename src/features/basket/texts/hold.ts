import { defineTexts } from '#shared/text.ts'

export const holdTexts = defineTexts('hold', {
  heldUntil:
    'Do godz. {time} trzymamy te produkty dla Ciebie. Później też możesz zamówić, jeśli nikt ich wcześniej nie kupi.',
})
