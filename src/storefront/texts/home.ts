import { defineTexts } from '#shared/text.ts'

export const homeTexts = defineTexts('home', {
  descriptionOf: '{shop}: {categories}',
  slides: 'Co u nas słychać',
  carousel: 'karuzela',
  slide: 'slajd',
  slidePlace: '{place} z {count}',
  slideShown: 'Slajd {place} z {count}: {title}',
  slidesPause: 'Zatrzymaj slajdy',
  slidesPlay: 'Przesuwaj slajdy',
  slidePrevious: 'Poprzedni slajd',
  slideNext: 'Następny slajd',
  categories: 'Kategorie',
  newest: 'Nowości',
  reduced: 'Taniej',
  all: 'Wszystkie',
  allOf: 'Wszystkie: {list}',
})

/** Rendered on the server only. */
export const emptyHomeTexts = defineTexts('home', {
  noGoodsTitle: 'Jeszcze układamy towary',
  noGoods: 'W tym sklepie nie ma jeszcze nic do kupienia. Zajrzyj do nas później.',
})
