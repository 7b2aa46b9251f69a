import { defineTexts } from '#shared/text.ts'

export const searchTexts = defineTexts('search', {
  title: 'Szukaj w sklepie',
  resultsFor: 'Wyniki dla: {text}',
  nothing: 'Nie mamy nic, co pasuje do „{text}”',
  advice: 'Sprawdź pisownię, użyj jednego słowa albo zajrzyj do kategorii.',
  again: 'Szukaj jeszcze raz',
  prompt: 'Wpisz nazwę, producenta albo kod produktu.',
})
