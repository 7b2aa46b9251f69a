import type { PaymentMethod } from '#features/payments/rules.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Notice } from '#kit/notice.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { useWords } from '#kit/words.tsx'
import type { Message } from '#shared/text.ts'
import { type CourierChoice, optionFor } from '../rules/delivery.ts'
import { checkoutTexts } from '../texts.ts'
import { FormSection } from './form-section.tsx'

interface DeliverySectionProps {
  /** False for gift cards and services alone. */
  needed: boolean
  couriers: CourierChoice[]
  courierId: number | null
  payment: PaymentMethod
  problem: Message | undefined
  /** What the shop shows as its price for these goods, minor units. */
  shownCost: (delivery: { gross: number; vatPercent: string }) => number
  onChoose: (courierId: number) => void
}

/** The couriers as cards, each with its cost for the payment that is chosen. */
export function DeliverySection({
  needed,
  couriers,
  courierId,
  payment,
  problem,
  shownCost,
  onChoose,
}: DeliverySectionProps) {
  const say = useWords()
  const money = usePrice()
  const option = (choice: CourierChoice) => optionFor(choice, payment)
  const days = (choice: CourierChoice) => {
    const { daysFrom = 1, daysTo = 1 } = option(choice) ?? {}
    return daysFrom === daysTo
      ? say(checkoutTexts.deliveryDays, { count: daysTo })
      : say(checkoutTexts.deliveryBetween, { from: daysFrom, to: daysTo })
  }
  const cost = (delivery: { gross: number; vatPercent: string }) =>
    delivery.gross === 0 ? say(checkoutTexts.freeDelivery) : money(shownCost(delivery))
  return (
    <FormSection title={say(checkoutTexts.delivery)}>
      {!needed && <p>{say(checkoutTexts.noDeliveryDetail)}</p>}
      {needed && couriers.length === 0 && <Notice type="error">{say(checkoutTexts.noCourier)}</Notice>}
      {needed && couriers.length > 0 && (
        <RadioGroup
          legend={say(checkoutTexts.chooseCourier)}
          name="courier"
          options={couriers.map((choice) => ({
            value: String(choice.courierId),
            label: choice.courier,
            detail: option(choice)?.pickupPoint ? say(checkoutTexts.pickupPoint, { days: days(choice) }) : days(choice),
            aside: cost(option(choice) ?? { gross: 0, vatPercent: '23' }),
          }))}
          value={String(courierId ?? '')}
          onChange={(value) => onChoose(Number(value))}
          error={problem && say(problem.text, problem.values)}
        />
      )}
    </FormSection>
  )
}
