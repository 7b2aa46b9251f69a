import { deliveryOf, type PaymentMethod } from '#features/payments/rules.ts'
import { paymentDetails, paymentNames } from '#features/payments/texts.ts'
import { useGross } from '#features/pricing/ui/use-price.ts'
import { Notice } from '#kit/notice.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { useWords } from '#kit/words.tsx'
import type { Message } from '#shared/text.ts'
import type { CourierChoice } from '../rules/delivery.ts'
import { checkoutTexts } from '../texts.ts'
import { FormSection } from './form-section.tsx'

interface PaymentSectionProps {
  /** The courier that is chosen; null when nothing is sent. */
  courier: CourierChoice | null
  /** What the shop offers in this currency. */
  methods: PaymentMethod[]
  payment: PaymentMethod
  problem: Message | undefined
  onChoose: (payment: PaymentMethod) => void
}

/** The ways to pay as cards; what the courier asks more for one of them stands at its end. */
export function PaymentSection({ courier, methods, payment, problem, onChoose }: PaymentSectionProps) {
  const say = useWords()
  const money = useGross()
  const extra = (method: PaymentMethod) => {
    const own = courier?.[deliveryOf(method)]
    const more = own && courier?.prepaid ? own.gross - courier.prepaid.gross : 0
    return more > 0 ? say(checkoutTexts.extraCost, { amount: money(more) }) : null
  }
  return (
    <FormSection title={say(checkoutTexts.payment)}>
      {methods.length === 0 && <Notice type="error">{say(checkoutTexts.noPayment)}</Notice>}
      {methods.length > 0 && (
        <RadioGroup
          legend={say(checkoutTexts.choosePayment)}
          name="payment"
          options={methods.map((method) => ({
            value: method,
            label: say(paymentNames[method]),
            detail: say(paymentDetails[method]),
            aside: extra(method),
          }))}
          value={payment}
          onChange={(value) => onChoose(value as PaymentMethod)}
          error={problem && say(problem.text, problem.values)}
        />
      )}
    </FormSection>
  )
}
