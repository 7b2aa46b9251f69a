import { defineTexts } from '#shared/text.ts'

export const passwordFieldTexts = defineTexts('passwordField', {
  show: 'Pokaż hasło',
})
