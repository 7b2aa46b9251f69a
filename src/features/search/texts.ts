import { defineTexts } from '#shared/text.ts'

export const filterTexts = defineTexts('filters', {
  producer: 'Producent',
  series: 'Seria',
  size: 'Rozmiar',
  availability: 'Dostępność',
  stock: 'w magazynie',
  order: 'na zamówienie',
  express: 'szybka wysyłka',
  promotion: 'promocja',
  new: 'nowość',
})
