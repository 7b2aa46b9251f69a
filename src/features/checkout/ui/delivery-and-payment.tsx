import type { ReactNode } from 'react'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { useGross, usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import type { Destination } from '#shared/postal-address.ts'
import type { Message } from '#shared/text.ts'
import { type CourierChoice, costForPayment } from '../rules/delivery-choice.ts'
import type { OfferedPoints } from '../rules/shown-point.ts'
import { checkoutTexts } from '../texts.ts'
import { FormSection, type FormSectionProps, OrderField } from './form-fields.tsx'
import { PickupPointChoice } from './pickup-point-choice.tsx'

/** As HTML, by courier or by method. */
type ChoiceIcons = Record<string, string>

interface DeliverySectionProps extends FormSectionProps {
  icons: ChoiceIcons
  /** False for gift cards and services only. */
  needed: boolean
  couriers: CourierChoice[]
  courierId: number | null
  payment: PaymentMethod
  /** Of the form's values. */
  version: string
  /** The lockers that were found on the server. */
  pickupPoints: OfferedPoints | null
  /** The buyer's own address, as far as it is typed. */
  buyer: Destination
  /** The latest day of arrival as text for this payment, by the longest transit time. */
  arrivals: Record<number, string>
  /** Displayed cost, gross or net, minor units. */
  shownCost: (delivery: { gross: number; vatPercent: string }) => number
  onChoose: (courierId: number) => void
  /** Below the heading: what is known of the day where no courier has one. */
  children: ReactNode
}

/** The couriers as cards, each with what sending costs; what paying the courier costs besides is shown at the payment. */
export function DeliverySection({
  needed,
  couriers,
  courierId,
  payment,
  version,
  pickupPoints,
  buyer,
  arrivals,
  shownCost,
  onChoose,
  icons,
  children,
  ...part
}: DeliverySectionProps) {
  const t = useTranslate()
  const money = usePrice()
  const option = (choice: CourierChoice) => costForPayment(choice, payment)
  const problem = part.problems.courier
  const chosen = couriers.find((choice) => choice.courierId === courierId)
  const { pickupPoint: asksPoint = false, listsPoints = false, pointsUrl = '' } = (chosen && option(chosen)) ?? {}
  const days = (choice: CourierChoice) => {
    const { daysFrom = 1, daysTo = 1 } = option(choice) ?? {}
    const promised = arrivals[daysTo]
    if (promised) return promised
    return daysFrom === daysTo
      ? t(checkoutTexts.deliveryDays, { count: daysTo })
      : t(checkoutTexts.deliveryBetween, { from: daysFrom, to: daysTo })
  }
  const cost = (delivery: { gross: number; vatPercent: string }) =>
    delivery.gross === 0 ? t(checkoutTexts.freeDelivery) : money(shownCost(delivery))
  return (
    <FormSection title={t(checkoutTexts.delivery)}>
      {children}
      {!needed && <p>{t(checkoutTexts.noDeliveryDetail)}</p>}
      {needed && couriers.length === 0 && <Notice type="error">{t(checkoutTexts.noCourier)}</Notice>}
      {needed && couriers.length > 0 && (
        <RadioGroup
          legend={t(checkoutTexts.chooseCourier)}
          name="courier"
          options={couriers.map((choice) => ({
            value: String(choice.courierId),
            icon: icons[choice.courierId],
            label: choice.courier,
            detail: days(choice),
            aside: cost(option(choice) ?? { gross: 0, vatPercent: '23' }),
          }))}
          value={String(courierId ?? '')}
          onChange={(value) => onChoose(Number(value))}
          error={problem && t(problem.text, problem.values)}
        />
      )}
      {chosen && asksPoint && listsPoints && (
        <PickupPointChoice
          {...part}
          key={`${chosen.courierId} ${buyer.country}`}
          courierId={chosen.courierId}
          version={version}
          offered={pickupPoints}
          buyer={buyer}
          paysThere={deliveryKindFor(payment) === 'dvp'}
        />
      )}
      {asksPoint && !listsPoints && (
        <OrderField
          {...part}
          name="pickupPoint"
          label={checkoutTexts.pickupPoint}
          hint={checkoutTexts.pickupPointHint}
          autoComplete="off"
          className="uppercase"
        />
      )}
      {asksPoint && pointsUrl && (
        <a href={pointsUrl} target="_blank" rel="noreferrer" className="row-action">
          {t(checkoutTexts.findPickupPoint)}
        </a>
      )}
    </FormSection>
  )
}

/** By method. */
export type PaymentLabels = Partial<Record<PaymentMethod, { name: string; detail: string }>>

interface PaymentSectionProps {
  icons: ChoiceIcons
  /** The chosen courier; null when nothing is sent. */
  courier: CourierChoice | null
  /** The shop's methods for this currency. */
  methods: PaymentMethod[]
  /** Their names, and what each is, translated on the server: the browser needs no others. */
  labels: PaymentLabels
  payment: PaymentMethod
  problem: Message | undefined
  onChoose: (payment: PaymentMethod) => void
}

/** The payment methods as cards, with the courier's surcharge; one that the courier does not take is said to be so at once. */
export function PaymentSection({ courier, methods, labels, icons, payment, problem, onChoose }: PaymentSectionProps) {
  const t = useTranslate()
  const money = useGross()
  const isTaken = (method: PaymentMethod) => !courier || courier[deliveryKindFor(method)] !== null
  const extra = (method: PaymentMethod) => {
    const more = courier && isTaken(method) ? (costForPayment(courier, method)?.paymentGross ?? 0) : 0
    return more > 0 ? t(checkoutTexts.extraCost, { amount: money(more) }) : null
  }
  const shown = problem ?? (isTaken(payment) ? undefined : { text: checkoutTexts.notTaken })
  return (
    <FormSection title={t(checkoutTexts.payment)}>
      {methods.length === 0 && <Notice type="error">{t(checkoutTexts.noPayment)}</Notice>}
      {methods.length > 0 && (
        <RadioGroup
          legend={t(checkoutTexts.choosePayment)}
          name="payment"
          options={methods.map((method) => ({
            value: method,
            icon: icons[method],
            label: labels[method]?.name,
            detail: isTaken(method) || method === payment ? labels[method]?.detail : t(checkoutTexts.notTaken),
            aside: extra(method),
          }))}
          value={payment}
          onChange={(value) => onChoose(value as PaymentMethod)}
          error={shown && t(shown.text, shown.values)}
        />
      )}
    </FormSection>
  )
}
