import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import { urls } from '#shared/urls.ts'
import { checkoutTexts } from '../texts.ts'

/** Where the buyer is on the way to the order, and the shop's phone for questions. */
export function OrderSteps({ current, phone }: { current: 1 | 2; phone: string }) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <nav aria-label={t(checkoutTexts.steps)} className="grow tablet:max-w-lg">
        <ol className="order-steps">
          <li>
            {current === 1 ? (
              <span aria-current="step">{t(checkoutTexts.dataStep)}</span>
            ) : (
              <Link to={urls.checkoutData()} data-step-link className="underline underline-offset-2">
                {t(checkoutTexts.dataStep)}
              </Link>
            )}
          </li>
          <li className={current === 1 ? 'step-ahead' : undefined}>
            <span aria-current={current === 2 ? 'step' : undefined}>{t(checkoutTexts.summaryStep)}</span>
          </li>
        </ol>
      </nav>
      <ShopPhone phone={phone} />
    </div>
  )
}

/** The number to call with a question. */
export function ShopPhone({ phone }: { phone: string }) {
  const t = useTranslate()
  if (!phone) return null
  return (
    <p className="text-small text-soft">
      {t(checkoutTexts.questions)}{' '}
      <a href={`tel:${phone}`} className="whitespace-nowrap underline underline-offset-2">
        {formatPhone(phone)}
      </a>
    </p>
  )
}
