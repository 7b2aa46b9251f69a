import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { consentsFor } from '#features/checkout/rules/consents.ts'
import { orderSum } from '#features/checkout/rules/order-sum.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { RefusalNotice } from '#features/checkout/ui/checkout-notices.tsx'
import { ChosenData } from '#features/checkout/ui/chosen-data.tsx'
import { Consents, OrderNotes } from '#features/checkout/ui/consents.tsx'
import { LeaveWarning } from '#features/checkout/ui/leave-warning.tsx'
import { OrderSteps } from '#features/checkout/ui/order-steps.tsx'
import { useGross } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { OrderAnswer } from '../checkout/order-answers.server.ts'
import { OrderSum, SeenFields } from '../checkout/order-sum.tsx'
import { useFocusOnProblem } from '../checkout/use-order-form.ts'
import type { Route } from './+types/page.ts'

const loadChecks = async () => (await import('#features/checkout/ui/order-form-checks.ts')).connectSummaryForm

type LoaderData = Route.ComponentProps['loaderData']

interface SummaryFormProps {
  data: Omit<LoaderData, 'chosen'>
  chosen: NonNullable<LoaderData['chosen']>
  answer: OrderAnswer | undefined
}

/** The second step of the order: all of it to read, the consents, and the button that makes it binding. */
export function SummaryForm({ data, chosen, answer }: SummaryFormProps) {
  const t = useTranslate()
  const withVat = useGross()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal ?? null
  const part = { values: answer?.values ?? {}, problems: refusal?.reason === 'invalid' ? refusal.problems : {} }
  const { way } = chosen
  const totals = orderSum(data.priced, way, { ...data, vat: chosen.vat })
  const shown = data.blocked ?? refusal
  useFormChecks(form, loadChecks, refusal)
  useFocusOnProblem(form, reasons, refusal)
  return (
    <div className="order_page page-width flex flex-col gap-6 py-8">
      <OrderSteps current={2} phone={data.shopPhone} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-title">{t(checkoutTexts.summaryTitle)}</h1>
        <a href="#order-summary" className="text-soft underline underline-offset-2 desktop:hidden">
          {t(data.needsDelivery ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}{' '}
          <strong className="whitespace-nowrap tabular-nums">{withVat(totals.total.gross)}</strong>
        </a>
      </div>
      {shown && (
        <div ref={reasons} tabIndex={-1} className="outline-none">
          <RefusalNotice refusal={shown} />
        </div>
      )}
      {data.held && <p className="rounded-control bg-accent-wash px-4 py-3">{data.held}</p>}
      <Form
        ref={form}
        method="post"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <SeenFields data={data} total={totals.total.gross} />
        <input type="hidden" name="seenData" value={data.version} />
        <ChosenData
          {...part}
          chosen={chosen}
          paying={data.paymentLabels[chosen.payment]}
          delivery={[way.name || t(checkoutTexts.noDelivery), way.pickupPoint].filter(Boolean).join(', ')}
          point={way.pickupPointAddress}
          arrives={(way.daysTo !== null && data.arrivals[chosen.payment][way.daysTo]) || null}
        />
        <div>
          <OrderSum
            data={data}
            totals={totals}
            paidFor={way.paidFor ?? false}
            recalculates={false}
            consents={<Consents {...part} asked={consentsFor(data.kinds, { invoice: chosen.invoice !== null })} />}
            notes={<OrderNotes returnDays={data.returnDays} />}
            button={
              <Button disabledReason={data.blocked ? t(checkoutTexts.cannotOrder) : null}>
                {t(totals.total.gross > 0 ? checkoutTexts.order : checkoutTexts.orderForNothing)}
              </Button>
            }
          />
        </div>
      </Form>
      <LeaveWarning />
      <LoadingOverlay shown={navigation.state === 'submitting'} label={t(checkoutTexts.ordering)} />
    </div>
  )
}
