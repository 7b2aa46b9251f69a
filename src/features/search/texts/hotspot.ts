import { defineTexts } from '#shared/text.ts'

export const hotspotTexts = defineTexts('hotspot', {
  boughtTogether: 'Klienci kupili także',
  similar: 'Podobne',
  previous: 'Poprzednie produkty',
  next: 'Następne produkty',
})
