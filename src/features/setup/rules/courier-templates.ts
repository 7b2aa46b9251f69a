import type { CourierInput, DeliveryOptionInput } from '#features/delivery/rules/courier-input.ts'
import { say } from '#shared/text.ts'
import { courierTexts } from '../texts/couriers.ts'

export const courierTemplates = ['courier', 'locker', 'post'] as const
export type CourierTemplate = (typeof courierTemplates)[number]

/** What a way of delivery costs: gross minor units of PLN. */
export interface CourierTerms {
  cost: number
  /** From this value of goods it costs nothing; null: never. */
  freeFrom: number | null
  /** What it costs when the courier is paid for the goods; null: they are not. */
  cashCost: number | null
  /** Working days on the way. */
  days: [number, number]
}

const icons: Record<CourierTemplate, string> = { courier: 'truck', locker: 'package', post: 'truck' }

/** A courier within Poland as the shop saves it. */
export function courierOf(template: CourierTemplate, { cost, freeFrom, cashCost, days }: CourierTerms): CourierInput {
  const way = {
    daysFrom: days[0],
    daysTo: days[1],
    ...(freeFrom !== null && { freeFrom }),
  }
  const options: DeliveryOptionInput[] = [
    { ...way, prepaid: 'prepaid', cost },
    ...(cashCost === null ? [] : [{ ...way, prepaid: 'dvp' as const, cost: cashCost }]),
  ]
  return { name: say(courierTexts[template]), icon: icons[template], pickupPoint: template === 'locker', options }
}

/** Whoever fetches the goods himself, where the seller is. */
export function pickupAt(seller: { street: string; postcode: string; city: string }): CourierInput {
  const comment = say(courierTexts.pickupAt, { ...seller })
  return {
    name: say(courierTexts.pickup),
    options: [{ prepaid: 'prepaid', cost: 0, daysFrom: 1, daysTo: 1, comment }],
  }
}
