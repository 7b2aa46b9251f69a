import { type TextOverrides, translate } from '#shared/text.ts'
import { freeCourierTexts } from '../texts.ts'
import type { FreeDeliveryCondition } from './delivery-options.ts'

/** By whom delivery is free: 'Automat paczkowy, płatność z góry'. */
export function freeCourierWords({ couriers, isPrepaid }: FreeDeliveryCondition, textOverrides: TextOverrides): string {
  const names = new Intl.ListFormat('pl', { type: 'disjunction' }).format(couriers)
  return isPrepaid ? translate(freeCourierTexts.prepaid, { couriers: names }, textOverrides) : names
}
