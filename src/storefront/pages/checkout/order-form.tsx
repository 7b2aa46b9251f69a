import { type ChangeEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { AddressSection } from '#features/checkout/ui/address-section.tsx'
import { ContactSection } from '#features/checkout/ui/contact-section.tsx'
import { DeliverySection } from '#features/checkout/ui/delivery-section.tsx'
import { InvoiceSection } from '#features/checkout/ui/invoice-section.tsx'
import { useKeptDraft } from '#features/checkout/ui/keep-draft.ts'
import { OrderField } from '#features/checkout/ui/order-field.tsx'
import { PaymentSection } from '#features/checkout/ui/payment-section.tsx'
import { RefusalNotice, type ShownRefusal } from '#features/checkout/ui/refusal-notice.tsx'
import { SummarySection } from '#features/checkout/ui/summary-section.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { orderTotals } from '#features/orders/rules/totals.ts'
import { Form } from '#kit/form.tsx'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { Route } from './+types/page.ts'
import { SignInHint } from './sign-in-hint.tsx'
import { useChoice } from './use-choice.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

interface OrderFormProps {
  data: Route.ComponentProps['loaderData']
  typed: Record<string, string> | undefined
  refusal: ShownRefusal | null
}

/** Who buys, to where it goes, how it is paid, and what it costs; sent as it was seen. */
export function OrderForm({ data, typed, refusal }: OrderFormProps) {
  const say = useWords()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const values = typed ?? data.values
  useKeptDraft(form, typed ? null : data.values)
  const { couriers, courier, option, payment, change } = useChoice(values, data, form)
  const totalsWith = (delivery: { gross: number; vatPercent: string }) =>
    orderTotals(data.priced, delivery, data.priceType)
  const totals = totalsWith(option ?? { gross: 0, vatPercent: '23' })
  const problems = refusal?.reason === 'invalid' ? refusal.problems : {}
  const shown = data.blocked ?? refusal
  const part = { values, problems }
  useFocusOnProblem(form, reasons, refusal)

  const followAddress = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.name === 'country' || target.name === 'postcode') change({ [target.name]: target.value })
  }
  return (
    <div className="order_page page-width flex flex-col gap-8 py-8 desktop:py-12">
      <h1 className="text-title">{say(checkoutTexts.title)}</h1>
      {shown && (
        <div ref={reasons} tabIndex={-1} className="outline-none">
          <RefusalNotice refusal={shown} />
        </div>
      )}
      {data.held && <p className="rounded-control bg-accent-wash px-4 py-3">{data.held}</p>}
      <Form
        ref={form}
        method="post"
        onChange={followAddress}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <input type="hidden" name="idempotencyKey" value={data.idempotencyKey} />
        <input type="hidden" name="termsVersion" value={data.termsVersion} />
        <input type="hidden" name="seenCurrency" value={data.money.code} />
        <input type="hidden" name="seenExtras" value={data.seenExtras} />
        <input type="hidden" name="seenTotal" value={totals.total.gross} />
        <div className="flex flex-col gap-10">
          {!data.signedIn && <SignInHint />}
          <ContactSection {...part} />
          <AddressSection {...part} countries={data.countries} />
          <InvoiceSection {...part} />
          <div id="courier" className="flex flex-col gap-5">
            <DeliverySection
              needed={data.needsDelivery}
              couriers={couriers}
              courierId={courier?.courierId ?? null}
              payment={payment}
              problem={problems.courier}
              shownCost={(delivery) => totalsWith(delivery).delivery[data.priceType]}
              onChoose={(courierId) => change({ courierId })}
            />
            {data.promise && <ShippingPromiseLine {...data.promise} />}
          </div>
          <div id="payment">
            <PaymentSection
              courier={courier}
              methods={data.methods}
              payment={payment}
              problem={problems.payment}
              onChoose={(payment) => change({ payment })}
            />
          </div>
          {data.giftCards && (
            <OrderField
              {...part}
              name="giftCardCode"
              label={checkoutTexts.giftCard}
              hint={checkoutTexts.giftCardHint}
              autoComplete="off"
              optional
            />
          )}
          <TextAreaField
            id="comment"
            name="comment"
            label={say(checkoutTexts.comment)}
            hint={say(checkoutTexts.commentHint)}
            optionalLabel={say(checkoutTexts.optional)}
            defaultValue={values.comment}
            maxLength={255}
          />
        </div>
        <div>
          <SummarySection
            {...part}
            lines={data.lines}
            extras={data.extras}
            promotions={data.promotions}
            idleCode={data.idleCode && (data.idleCode.always || !option?.paidFor) ? data.idleCode.message : null}
            saved={data.saved}
            priceType={data.priceType}
            points={data.points}
            notices={data.notices}
            totals={totals}
            needsDelivery={data.needsDelivery}
            orderable={!data.blocked}
          />
        </div>
      </Form>
      <LoadingOverlay shown={navigation.state === 'submitting'} label={say(checkoutTexts.ordering)} />
    </div>
  )
}
