import { defineTexts, type Text } from '#shared/text.ts'

export const productFeedsTexts = defineTexts('productFeeds', {
  noPrice: 'nie ma publicznej ceny',
  freePrice: 'cena wynosi 0',
  noPicture: 'nie ma zdjęcia, które sklep już pobrał',
  smallPicture: 'żadne zdjęcie nie ma {pixels} × {pixels} pikseli',
  noDescription: 'nie ma opisu',
  noCategory: 'nie należy do żadnej kategorii',
  service: 'usług tam się nie pokazuje',
  longLink: 'adres strony albo zdjęcia ma ponad {most} znaków',
  colour: 'Kolor',
  notFound: 'Nie ma takiego pliku.',
})

const byKey = new Map(Object.values(productFeedsTexts).map((text) => [text.key, text]))

/** The text of a stored reason; undefined when it does not exist any more. */
export function findRefusalText(key: string): Text | undefined {
  return byKey.get(key)
}
