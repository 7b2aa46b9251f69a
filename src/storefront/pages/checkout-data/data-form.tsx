import { useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { LeadingButton } from '#features/basket/ui/leading-button.tsx'
import { nothingSent, orderSum } from '#features/checkout/rules/order-sum.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { RefusalNotice, type ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import { OrderSteps } from '#features/checkout/ui/order-steps.tsx'
import { useFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import { useGross } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { DataSections } from '../checkout/data-sections.tsx'
import type { OrderAnswer } from '../checkout/order-answers.server.ts'
import { FoldedOrderSum, OrderSum } from '../checkout/order-sum.tsx'
import { useDeliveryAndPayment, useFocusOnProblem } from '../checkout/use-order-form.ts'
import type { Route } from './+types/page.ts'

const loadChecks = async () => (await import('#features/checkout/ui/order-form-checks.ts')).connectDataForm

interface DataFormProps {
  data: Route.ComponentProps['loaderData']
  answer: OrderAnswer | undefined
}

/** The first step of the order: everything that is filled in, beside the sum that it leads to. */
export function DataForm({ data, answer }: DataFormProps) {
  const t = useTranslate()
  const price = useGross()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const refusal = useRefusal(data.problems, answer)
  const values = answer?.values ?? data.values
  useFormDraft(form, answer ? null : data)
  const selection = useDeliveryAndPayment(values, data, form)
  const totals = orderSum(data.priced, selection.option ?? nothingSent, { ...data, vat: selection.vat })
  const shown = data.blocked ?? refusal
  useFormChecks(form, loadChecks, refusal)
  useFocusOnProblem(form, reasons, refusal)
  const next = (
    <Button disabledReason={data.blocked ? t(checkoutTexts.cannotOrder) : null}>{t(checkoutTexts.next)}</Button>
  )
  return (
    <div className="order_page page-width flex flex-col gap-8 py-8 desktop:py-12">
      <OrderSteps current={1} phone={data.shopPhone} />
      <h1 className="text-title">{t(checkoutTexts.dataTitle)}</h1>
      <FoldedOrderSum data={data} totals={totals} undelivered={selection.undelivered} />
      {shown && (
        <div ref={reasons} tabIndex={-1} className="outline-none">
          <RefusalNotice refusal={shown} />
        </div>
      )}
      {data.held && <p className="rounded-control bg-accent-wash px-4 py-3">{data.held}</p>}
      <Form
        ref={form}
        method="post"
        onChange={({ target }) => selection.followBuyer((target as unknown as HTMLInputElement).name)}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <button type="submit" hidden />
        <div>
          <DataSections
            data={data}
            selection={selection}
            values={values}
            problems={refusal?.reason === 'invalid' ? refusal.problems : {}}
            companyProblem={answer?.companyProblem ?? null}
          />
          <div className="mt-6 grid max-desktop:hidden">{next}</div>
        </div>
        <div>
          <OrderSum
            data={data}
            totals={totals}
            paidFor={selection.option?.paidFor ?? false}
            undelivered={selection.undelivered}
            recalculates
            button={
              <LeadingButton
                label={t(selection.option ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}
                sum={price(totals.total.gross)}
                button={next}
              />
            }
          />
        </div>
      </Form>
      <LoadingOverlay shown={navigation.state === 'submitting'} label={t(checkoutTexts.saving)} />
    </div>
  )
}

/** The action's refusal, or what is wrong in the stored data; the same object until one of them changes. */
function useRefusal(
  problems: Extract<ShownRefusal, { reason: 'invalid' }>['problems'],
  answer: OrderAnswer | undefined,
): ShownRefusal | null {
  return useMemo(() => {
    if (answer) return answer.refusal
    return Object.keys(problems).length > 0 ? { reason: 'invalid', problems } : null
  }, [answer, problems])
}
