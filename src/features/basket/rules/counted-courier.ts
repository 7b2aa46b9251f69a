import type { FreeDeliveryCondition } from '#features/delivery/rules/delivery-options.ts'
import { freeCourierWords } from '#features/delivery/rules/free-courier-words.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { countedCourierTexts } from '../texts/notices.ts'

interface CountedCourier {
  name: string
  /** No other comes. */
  isOnly: boolean
  free: FreeDeliveryCondition | null
}

/** By whom delivery is free and counted, in words; where others can be chosen, one that is both is named once. */
export function countedCourier(
  { name, isOnly, free }: CountedCourier,
  isFree: boolean,
  textOverrides: TextOverrides,
): { freeBy: string | null; choice: string } {
  const isNamed = isFree && free?.couriers.length === 1 && free.couriers[0] === name
  const other = isNamed ? countedCourierTexts.other : countedCourierTexts.choice
  const choice = isOnly ? name : translate(other, { courier: name }, textOverrides)
  return { freeBy: free && freeCourierWords(free, textOverrides), choice }
}
