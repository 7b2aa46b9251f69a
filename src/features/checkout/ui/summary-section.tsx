import { Link } from 'react-router'
import type { PromotionSummaryRow } from '#features/basket/rules/summary-rows.ts'
import type { OrderTotals } from '#features/orders/rules/order-totals.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { checkoutTexts } from '../texts.ts'
import type { FormSectionProps } from './form-fields.tsx'
import { OrderSums, type SummaryExtra, type SummaryLine, SummaryLines } from './order-summary.tsx'

/** A notice that must be visible near the totals. */
export interface SummaryNotice {
  key: string
  message: Message
}

interface SummarySectionProps extends FormSectionProps {
  lines: SummaryLine[]
  extras: SummaryExtra[]
  promotions: PromotionSummaryRow[]
  /** The reason why the code has no effect. */
  idleCode: string | null
  /** Discount on the goods, minor units as shown. */
  saved: number
  priceType: PriceType
  /** Text about the points to pay; null without any. */
  points: string | null
  notices: SummaryNotice[]
  totals: OrderTotals
  needsDelivery: boolean
  /** False while a line cannot be bought. */
  orderable: boolean
}

/** The goods, the totals, the consents, and the button that makes the order binding. */
export function SummarySection({
  lines,
  extras,
  promotions,
  idleCode,
  saved,
  priceType,
  points,
  notices,
  totals,
  needsDelivery,
  orderable,
  values,
  problems,
}: SummarySectionProps) {
  const t = useTranslate()
  const hydrated = useHydrated()
  return (
    <section
      aria-labelledby="order-summary"
      className="flex flex-col gap-5 rounded-panel border border-line bg-raised p-5 tablet:p-6 desktop:sticky desktop:top-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-heading">
          {t(checkoutTexts.summary)}
        </h2>
        <Link to={urls.basket()} className="text-small whitespace-nowrap underline underline-offset-2">
          {t(checkoutTexts.changeBasket)}
        </Link>
      </div>
      <SummaryLines lines={lines} extras={extras} />
      {notices.map(({ key, message }) => (
        <Notice key={key} type="warning">
          {t(message.text, message.values)}
        </Notice>
      ))}
      {!hydrated && (
        <div className="flex flex-col gap-1">
          <Button kind="secondary" name="intent" value="recalculate">
            {t(checkoutTexts.recalculate)}
          </Button>
          <p className="text-small text-soft">{t(checkoutTexts.recalculateHint)}</p>
        </div>
      )}
      <Consents values={values} problems={problems} />
      {idleCode && <p className="text-small text-soft">{idleCode}</p>}
      <OrderSums
        totals={totals}
        promotions={promotions}
        saved={saved}
        priceType={priceType}
        points={points}
        needsDelivery={needsDelivery}
      />
      <Button disabledReason={orderable ? null : t(checkoutTexts.cannotOrder)}>{t(checkoutTexts.order)}</Button>
    </section>
  )
}

/** The buyer accepts the terms; the right of withdrawal and the privacy policy are linked beside them. */
function Consents({ values, problems }: FormSectionProps) {
  const t = useTranslate()
  const problem = problems.terms
  return (
    <>
      <CheckboxField
        id="terms"
        name="terms"
        label={
          <TextWithLink text={checkoutTexts.terms} link={checkoutTexts.termsLink} to={urls.content('regulamin')} />
        }
        defaultChecked={values.terms === 'on'}
        error={problem && t(problem.text, problem.values)}
        required
      />
      <p className="text-small text-soft">
        <TextWithLink
          text={checkoutTexts.withdrawal}
          link={checkoutTexts.withdrawalLink}
          to={urls.content('zwroty-i-reklamacje')}
        />{' '}
        <TextWithLink
          text={checkoutTexts.privacy}
          link={checkoutTexts.privacyLink}
          to={urls.content('polityka-prywatnosci')}
        />
      </p>
    </>
  )
}
