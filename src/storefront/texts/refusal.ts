import { defineTexts } from '#shared/text.ts'

/** Plain answers to requests that no page answers. */
export const refusalTexts = defineTexts('refusal', {
  broken: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  foreign: 'Tego nie przyjmujemy z innej strony. Otwórz sklep i spróbuj ponownie.',
  tooLarge: 'To za dużo na raz: najwyżej 1 MB.',
  wrongHost: 'Pod adresem {host} nie ma tego sklepu.',
})
