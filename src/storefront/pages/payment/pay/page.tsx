import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useFetcher } from 'react-router'
import { clearFormDraft } from '#features/checkout/ui/use-form-draft.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import { BlikForm } from '#features/payments/ui/blik-form.tsx'
import { OtherWays } from '#features/payments/ui/other-ways.tsx'
import { PaymentWait } from '#features/payments/ui/payment-wait.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

const refreshAfter = 2_000 // milliseconds

type PayData = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>

/** What the page shows while it waits for the bank. */
let waiting: PayData | null = null

/**
 * A question that gets no answer changes nothing while the page waits, and is asked again: the buyer is in the bank's application, where a telephone
 * cuts what other pages load.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<PayData> {
  try {
    return await serverLoader()
  } catch (thrown) {
    const isAnswer = thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status === 404)
    if (!waiting || isAnswer) throw thrown
    return waiting
  }
}

/** The page where an order is paid online. */
export default function Pay({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const loaderData = useFreshData(loaded)
  const { title, amount, stage, methods, chosen, orderPage, number, isDemo, until } = loaderData
  const t = useTranslate()
  useEffect(clearFormDraft, []) // the order is placed
  const problem = actionData?.problem ?? loaderData.problem
  const code = { problem: actionData?.codeProblem ?? null, typed: actionData?.typed }
  const showsBlik = methods.includes('blik') && stage !== 'confirm'
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:py-12">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-title">{title}</h1>
          <p className="text-large">
            {t(payTexts.toPay)}: <strong className="tabular-nums">{amount}</strong>
          </p>
          {until && <p className="text-soft">{until}</p>}
        </header>
        {problem && <Notice type="error">{problem}</Notice>}
        {stage !== 'choose' && <PaymentWait stage={stage} address={loaderData.address} />}
        {stage !== 'confirm' && (
          <div className="flex flex-col gap-8">
            {showsBlik && chosen === 'blik' && <BlikForm {...code} />}
            <OtherWays methods={methods} chosen={chosen} />
            {showsBlik && chosen !== 'blik' && <BlikForm {...code} />}
            {methods.length > 0 && (
              <div className="flex gap-3 text-small text-soft">
                <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
                <div>
                  <p>{t(payTexts.safe)}</p>
                  <p className="mt-2">{t(isDemo ? payTexts.demo : payTexts.operator)}</p>
                </div>
              </div>
            )}
          </div>
        )}
        <a href={orderPage} className="row-action self-start">
          {t(payTexts.backToOrder, { number })}
        </a>
      </div>
      <TrustedHtml html={loaderData.contents} />
    </div>
  )
}

/**
 * Returns the newest data of the page, which are loaded again and again while it waits; without scripts the page itself does. A fetcher asks
 * for this page alone: where the frame around it could not be loaded, an error would take the place of both.
 */
function useFreshData(loaded: PayData): PayData {
  const { load, data = loaded } = useFetcher<PayData>()
  const { stage, address } = data
  useEffect(() => {
    waiting = stage === 'choose' ? null : data
    return () => {
      waiting = null
    }
  }, [data, stage])
  useEffect(() => {
    if (stage === 'choose') return
    const timer = setInterval(() => void load(address), refreshAfter)
    return () => clearInterval(timer)
  }, [stage, address, load])
  return data
}
