import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { consentsFor } from '#features/checkout/rules/consents.ts'
import { nothingSent, orderSum } from '#features/checkout/rules/order-sum.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { RefusalNotice } from '#features/checkout/ui/checkout-notices.tsx'
import { Consents, OrderNotes } from '#features/checkout/ui/consents.tsx'
import { ShopPhone } from '#features/checkout/ui/order-steps.tsx'
import { useFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { DataSections } from './data-sections.tsx'
import type { OrderData } from './load-order.server.ts'
import type { OrderAnswer } from './order-answers.server.ts'
import { FoldedOrderSum, OrderSum, SeenFields } from './order-sum.tsx'
import { useDeliveryAndPayment, useFocusOnProblem } from './use-order-form.ts'

const loadChecks = async () => (await import('#features/checkout/ui/order-form-checks.ts')).connectOrderForm

/** The order on one page: buyer, delivery, payment, total and consents; it is sent with the sum that the page showed. */
export function OrderForm({ data, answer }: { data: OrderData; answer: OrderAnswer | undefined }) {
  const t = useTranslate()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal ?? null
  const values = answer?.values ?? data.values
  useFormDraft(form, answer ? null : data)
  const selection = useDeliveryAndPayment(values, data, form)
  const totals = orderSum(data.priced, selection.option ?? nothingSent, { ...data, vat: selection.vat })
  const problems = refusal?.reason === 'invalid' ? refusal.problems : {}
  const shown = data.blocked ?? refusal
  useFormChecks(form, loadChecks, refusal)
  useFocusOnProblem(form, reasons, refusal)
  return (
    <div className="order_page page-width flex flex-col gap-8 py-8 desktop:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-title">{t(checkoutTexts.title)}</h1>
        <ShopPhone phone={data.shopPhone} />
      </div>
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
        className="group/order grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <button type="submit" hidden />
        <SeenFields data={data} total={totals.total.gross} />
        <DataSections
          data={data}
          selection={selection}
          values={values}
          problems={problems}
          companyProblem={answer?.companyProblem ?? null}
        />
        <div>
          <OrderSum
            data={data}
            totals={totals}
            paidFor={selection.option?.paidFor ?? false}
            undelivered={selection.undelivered}
            recalculates
            consents={
              <Consents values={values} problems={problems} asked={consentsFor(data.kinds, { invoice: true })} />
            }
            notes={<OrderNotes returnDays={data.returnDays} />}
            button={
              <Button disabledReason={data.blocked ? t(checkoutTexts.cannotOrder) : null}>
                {t(totals.total.gross > 0 ? checkoutTexts.order : checkoutTexts.orderForNothing)}
              </Button>
            }
          />
        </div>
      </Form>
      <LoadingOverlay shown={navigation.state === 'submitting'} label={t(checkoutTexts.ordering)} />
    </div>
  )
}
