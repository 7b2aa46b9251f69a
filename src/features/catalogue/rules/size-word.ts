import { say, type TextOverrides } from '#shared/text.ts'
import { sizeWordTexts } from '../texts/size-words.ts'
import { isGoods, type ProductKind } from './product-kind.ts'

/** What the sizes of a product are called: of a gift card they are its values ('100 zł'), of a file or a service its variants. */
export function sizeWord(kind: ProductKind, names: string[], words: TextOverrides): string {
  if (isGoods(kind)) return say(sizeWordTexts.size, {}, words)
  return say(names.every(isAmount) ? sizeWordTexts.value : sizeWordTexts.variant, {}, words)
}

function isAmount(name: string): boolean {
  return /^\d[\d\s]*(?:,\d\d)?\s?(?:zł|€|PLN|EUR)$/u.test(name)
}
