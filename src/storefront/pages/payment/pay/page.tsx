import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
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

/** The page where an order is paid online. */
export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { title, amount, stage, methods, chosen, orderPage, number, isDemo } = loaderData
  const t = useTranslate()
  useRefresh(stage !== 'choose')
  useEffect(clearFormDraft, []) // the order is placed
  const problem = actionData?.problem ?? loaderData.problem
  const showsBlik = methods.includes('blik') && stage !== 'confirm'
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:py-12">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-title">{title}</h1>
          <p className="text-large">
            {t(payTexts.toPay)}: <strong className="tabular-nums">{amount}</strong>
          </p>
        </header>
        {problem && <Notice type="error">{problem}</Notice>}
        {stage !== 'choose' && <PaymentWait stage={stage} address={loaderData.address} />}
        {stage !== 'confirm' && (
          <div className="flex flex-col gap-8">
            {showsBlik && chosen === 'blik' && <BlikForm problem={actionData?.codeProblem ?? null} />}
            <OtherWays methods={methods} chosen={chosen} />
            {showsBlik && chosen !== 'blik' && <BlikForm problem={actionData?.codeProblem ?? null} />}
            {methods.length > 0 && (
              <p className="text-small text-soft">{t(isDemo ? payTexts.demo : payTexts.operator)}</p>
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

/** Loads the page's data again and again while `active`; without scripts the page itself does. */
function useRefresh(active: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => void revalidate(), refreshAfter)
    return () => clearInterval(timer)
  }, [active, revalidate])
}
