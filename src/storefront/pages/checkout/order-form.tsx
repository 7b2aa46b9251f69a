import { type ChangeEvent, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { RefusalNotice, type ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import { AddressSection, ContactSection } from '#features/checkout/ui/contact-and-address.tsx'
import { DeliverySection, PaymentSection } from '#features/checkout/ui/delivery-and-payment.tsx'
import { OrderField } from '#features/checkout/ui/form-fields.tsx'
import { InvoiceSection } from '#features/checkout/ui/invoice-section.tsx'
import { SummarySection } from '#features/checkout/ui/summary-section.tsx'
import { useFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { orderTotals } from '#features/orders/rules/order-totals.ts'
import { Form } from '#kit/form.tsx'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import { useDeliveryAndPayment, useFocusOnProblem } from './use-order-form.ts'

interface OrderFormProps {
  data: Route.ComponentProps['loaderData']
  typed: Record<string, string> | undefined
  refusal: ShownRefusal | null
}

const loadChecks = async () => (await import('#features/checkout/ui/order-form-checks.ts')).connectOrderForm

/** Buyer, delivery, payment and total; the order is sent with the sum that the page showed. */
export function OrderForm({ data, typed, refusal }: OrderFormProps) {
  const t = useTranslate()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const values = typed ?? data.values
  useFormDraft(form, typed ? null : data.values)
  const selection = useDeliveryAndPayment(values, data, form)
  const { option, change } = selection
  const totals = orderTotals(data.priced, option ?? { gross: 0, vatPercent: '23' }, data.priceType)
  const problems = refusal?.reason === 'invalid' ? refusal.problems : {}
  const shown = data.blocked ?? refusal
  const part = { values, problems }
  useFormChecks(form, loadChecks, refusal)
  useFocusOnProblem(form, reasons, refusal)

  const followAddress = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.name === 'country' || target.name === 'postcode') change({ [target.name]: target.value })
  }
  return (
    <div className="order_page page-width flex flex-col gap-8 py-8 desktop:py-12">
      <h1 className="text-title">{t(checkoutTexts.title)}</h1>
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
        <SeenFields data={data} total={totals.total.gross} />
        <div className="flex flex-col gap-10">
          {!data.signedIn && <SignInHint />}
          <ContactSection {...part} />
          <AddressSection {...part} countries={data.countries} />
          <InvoiceSection {...part} />
          <CourierAndPayment data={data} selection={selection} problems={problems} />
          <OtherFields {...part} giftCards={data.giftCards} />
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
      <LoadingOverlay shown={navigation.state === 'submitting'} label={t(checkoutTexts.ordering)} />
    </div>
  )
}

/** What the page showed: an order is refused when something has changed meanwhile. */
function SeenFields({ data, total }: { data: OrderFormProps['data']; total: number }) {
  const fields = {
    idempotencyKey: data.idempotencyKey,
    termsVersion: data.termsVersion,
    seenCurrency: data.money.code,
    seenExtras: data.seenExtras,
    seenTotal: total,
  }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface CourierAndPaymentProps {
  data: OrderFormProps['data']
  selection: ReturnType<typeof useDeliveryAndPayment>
  problems: Record<string, Message>
}

function CourierAndPayment({ data, selection, problems }: CourierAndPaymentProps) {
  const { couriers, courier, payment, change } = selection
  return (
    <>
      <div id="courier" className="flex flex-col gap-5">
        <DeliverySection
          needed={data.needsDelivery}
          couriers={couriers}
          courierId={courier?.courierId ?? null}
          payment={payment}
          problem={problems.courier}
          shownCost={(delivery) => orderTotals(data.priced, delivery, data.priceType).delivery[data.priceType]}
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
    </>
  )
}

interface OtherFieldsProps {
  values: Record<string, string>
  problems: Record<string, Message>
  giftCards: boolean
}

function OtherFields({ values, problems, giftCards }: OtherFieldsProps) {
  const t = useTranslate()
  const problem = problems.comment
  return (
    <>
      {giftCards && (
        <OrderField
          values={values}
          problems={problems}
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
        label={t(checkoutTexts.comment)}
        hint={t(checkoutTexts.commentHint)}
        optionalLabel={t(checkoutTexts.optional)}
        defaultValue={values.comment}
        error={problem && t(problem.text, problem.values)}
      />
    </>
  )
}

/** A client may sign in first, and need not type again what the shop knows. */
function SignInHint() {
  const t = useTranslate()
  const [before, after] = t(checkoutTexts.signInFirst).split('{link}')
  return (
    <p>
      {before}
      <Link to={urls.signIn(urls.checkout())} className="underline underline-offset-2">
        {t(checkoutTexts.signInLink)}
      </Link>
      {after}
    </p>
  )
}
