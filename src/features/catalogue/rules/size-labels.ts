import { type Text, type TextOverrides, translate } from '#shared/text.ts'
import { cardTexts, sizeLabelTexts as texts } from '../texts.ts'
import { isPhysical, isSizeClear, isWeight, type ProductKind } from './product.ts'

const maxTextLength = 24 // letters, so that a narrow card fits it in two lines
const minRangeSizes = 3 // consecutive sizes that are shortened to a range

/**
 * The available sizes as a card shows them (B2.45), in the merchant's order: 'S, M, L', '36–42', or how many there are and the first; null: none.
 * Packs of tea and products other than goods show no word: '50 g, 100 g', 'PDF, EPUB' and '100 zł, 200 zł' are clear by themselves.
 */
export function cardSizesText(kind: ProductKind, sizes: string[], textOverrides: TextOverrides): string | null {
  const [first] = sizes
  if (first === undefined) return null
  if (sizes.every((name) => isSizeClear(kind, name)))
    return sizes.join(', ').length <= maxTextLength ? sizes.join(', ') : `${first}, …`
  if (sizes.length === 1) return translate(cardTexts.size, { sizes: first }, textOverrides)
  if (isRange(sizes)) return translate(cardTexts.sizes, { sizes: `${first}–${sizes.at(-1)}` }, textOverrides)
  if (sizes.join(', ').length <= maxTextLength)
    return translate(cardTexts.sizes, { sizes: sizes.join(', ') }, textOverrides)
  const fitting = sizes.findIndex((_, last) => sizes.slice(0, last + 1).join(', ').length > maxTextLength)
  const shown = sizes.slice(0, Math.max(1, fitting))
  return translate(cardTexts.moreSizes, { sizes: shown.join(', '), count: sizes.length }, textOverrides)
}

/** Consecutive whole numbers without gaps. */
function isRange(sizes: string[]): boolean {
  return (
    sizes.length >= minRangeSizes &&
    sizes.every((size, index) => /^\d{1,3}$/.test(size) && Number(size) === Number(sizes[0]) + index)
  )
}

type SizeTexts = Record<'one' | 'several' | 'choose' | 'missing' | 'gone', Text>

const textsOf: Record<'size' | 'pack' | 'value' | 'variant', SizeTexts> = {
  size: {
    one: texts.size,
    several: texts.sizes,
    choose: texts.chooseSize,
    missing: texts.missingSize,
    gone: texts.goneSize,
  },
  pack: {
    one: texts.pack,
    several: texts.packs,
    choose: texts.choosePack,
    missing: texts.missingPack,
    gone: texts.gonePack,
  },
  value: {
    one: texts.value,
    several: texts.values,
    choose: texts.chooseValue,
    missing: texts.missingValue,
    gone: texts.goneValue,
  },
  variant: {
    one: texts.variant,
    several: texts.variants,
    choose: texts.chooseVariant,
    missing: texts.missingVariant,
    gone: texts.goneVariant,
  },
}

/** The word for a product's sizes: packs for goods by weight ('50 g'), values for a gift card ('100 zł'), variants for a file or a service. */
export function sizesLabel(kind: ProductKind, names: string[], textOverrides: TextOverrides): string {
  return translate(sizeTexts(kind, names).one, {}, textOverrides)
}

/** The texts about sizes of a product, with the matching word. */
export function sizeTexts(kind: ProductKind, names: string[]): SizeTexts {
  if (isPhysical(kind)) return textsOf[names.length > 0 && names.every(isWeight) ? 'pack' : 'size']
  return textsOf[names.every(isAmount) ? 'value' : 'variant']
}

/** Whether a name is an amount of money, as those of gift cards: '100 zł'. */
export function isAmount(name: string): boolean {
  return /^\d[\d\s]*(?:,\d\d)?\s?(?:zł|€|PLN|EUR)$/u.test(name)
}
