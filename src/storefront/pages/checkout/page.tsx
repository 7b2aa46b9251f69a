import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { Link, type ShouldRevalidateFunction, useNavigation } from 'react-router'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { AddressSection } from '#features/checkout/ui/address-section.tsx'
import { ContactSection } from '#features/checkout/ui/contact-section.tsx'
import { DeliverySection } from '#features/checkout/ui/delivery-section.tsx'
import { EmptyCheckout } from '#features/checkout/ui/empty-checkout.tsx'
import { InvoiceSection } from '#features/checkout/ui/invoice-section.tsx'
import { useKeptDraft } from '#features/checkout/ui/keep-draft.ts'
import { PaymentSection } from '#features/checkout/ui/payment-section.tsx'
import { RefusalNotice, type ShownRefusal } from '#features/checkout/ui/refusal-notice.tsx'
import { SummarySection } from '#features/checkout/ui/summary-section.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { orderTotals } from '#features/orders/rules/totals.ts'
import { Form } from '#kit/form.tsx'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { TextAreaField } from '#kit/text-area-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import { useChoice } from './use-choice.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** After a refusal because something has changed, the page must show what it is now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.lines.length === 0 ? (
    <EmptyCheckout />
  ) : (
    <OrderForm data={loaderData} typed={actionData?.values} refusal={actionData?.refusal ?? null} />
  )
}

interface OrderFormProps {
  data: Route.ComponentProps['loaderData']
  typed: Record<string, string> | undefined
  refusal: ShownRefusal | null
}

function OrderForm({ data, typed, refusal }: OrderFormProps) {
  const say = useWords()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const values = typed ?? data.values
  useKeptDraft(form, typed ? null : data.values)
  const { couriers, courier, option, payment, change } = useChoice(values, data, form)
  const totals = orderTotals(data.priced, option ?? { gross: 0, vatPercent: '23' })
  const problems = refusal?.reason === 'invalid' ? refusal.problems : {}
  const blocked: ShownRefusal | null =
    data.problems.length > 0 ? { reason: 'not-orderable', lines: data.problems } : null
  const part = { values, problems }
  useFocusOnProblem(form, reasons, refusal)

  const followAddress = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.name === 'country' || target.name === 'postcode') change({ [target.name]: target.value })
  }
  return (
    <div className="order_page page-width flex flex-col gap-8 py-8 desktop:py-12">
      <h1 className="text-title">{say(checkoutTexts.title)}</h1>
      {(blocked ?? refusal) && (
        <div ref={reasons} tabIndex={-1} className="outline-none">
          <RefusalNotice refusal={(blocked ?? refusal) as ShownRefusal} />
        </div>
      )}
      {data.held && <p className="order_held rounded-control bg-accent-wash px-4 py-3">{data.held}</p>}
      <Form
        ref={form}
        method="post"
        onChange={followAddress}
        noValidate
        className="grid gap-10 desktop:grid-cols-[1fr_26rem]"
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
            points={data.points}
            notices={data.notices}
            totals={totals}
            needsDelivery={data.needsDelivery}
            orderable={blocked === null}
          />
        </div>
      </Form>
      <LoadingOverlay shown={navigation.state === 'submitting'} label={say(checkoutTexts.ordering)} />
    </div>
  )
}

function SignInHint() {
  const say = useWords()
  const [before, after] = say(checkoutTexts.signInFirst).split('{link}')
  return (
    <p>
      {before}
      <Link to={urls.signIn(urls.checkout())} className="underline underline-offset-2">
        {say(checkoutTexts.signInLink)}
      </Link>
      {after}
    </p>
  )
}

/** Brings whoever was refused to the first field that is wrong, or to the reasons at the top (B5.30). */
function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  reasons: RefObject<HTMLDivElement | null>,
  refusal: ShownRefusal | null,
): void {
  useEffect(() => {
    if (!refusal) return
    const problems = refusal.reason === 'invalid' ? refusal.problems : {}
    const wrong = [...(form.current?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in problems)
    if (wrong instanceof HTMLElement) wrong.focus()
    else {
      scrollTo({ top: 0 })
      reasons.current?.focus({ preventScroll: true })
    }
  }, [refusal, form, reasons])
}
