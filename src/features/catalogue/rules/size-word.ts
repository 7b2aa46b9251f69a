import { say, type Text, type TextOverrides } from '#shared/text.ts'
import { sizeWordTexts as texts } from '../texts/size-words.ts'
import { isGoods, type ProductKind } from './product-kind.ts'

type SizeTexts = Record<'one' | 'several' | 'choose' | 'missing' | 'gone', Text>

const textsOf: Record<'size' | 'value' | 'variant', SizeTexts> = {
  size: {
    one: texts.size,
    several: texts.sizes,
    choose: texts.chooseSize,
    missing: texts.missingSize,
    gone: texts.goneSize,
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

/** What the sizes of a product are called: of a gift card they are its values ('100 zł'), of a file or a service its variants. */
export function sizeWord(kind: ProductKind, names: string[], words: TextOverrides): string {
  return say(sizeTexts(kind, names).one, {}, words)
}

/** The texts about sizes of a product, with the word that they are called by. */
export function sizeTexts(kind: ProductKind, names: string[]): SizeTexts {
  if (isGoods(kind)) return textsOf.size
  return textsOf[names.every(isAmount) ? 'value' : 'variant']
}

function isAmount(name: string): boolean {
  return /^\d[\d\s]*(?:,\d\d)?\s?(?:zł|€|PLN|EUR)$/u.test(name)
}
