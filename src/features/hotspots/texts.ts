import { defineTexts, type Text } from '#shared/text.ts'
import type { HotspotZone } from './rules.ts'

export const hotspotTexts = defineTexts('hotspot', {
  boughtTogether: 'Klienci kupili także',
  similar: 'Podobne',
  forBasket: 'Może ci się też spodobać',
  matching: 'Dobrze się uzupełniają',
  previous: 'Poprzednie produkty',
  next: 'Następne produkty',
})

/** Headings of the rows. */
export const hotspotTitles: Record<HotspotZone, Text> = {
  products_associated_zone1: hotspotTexts.boughtTogether,
  products_associated_zone2: hotspotTexts.similar,
}
