import { Link } from 'react-router'
import { useGross } from '#features/pricing/ui/price.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { formatDecimal } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { OrderChange } from '../rules/order-changes.ts'
import { checkoutTexts } from '../texts.ts'
import { fieldLabels } from './field-labels.ts'

/** The reason why the order was not placed, as the page shows it. */
export type ShownRefusal =
  | { reason: 'invalid'; problems: Record<string, Message> }
  | { reason: 'changed'; changes: OrderChange[] }
  | { reason: 'short'; shortages: { name: string; left: bigint; unit: string }[] }
  | { reason: 'not-orderable'; lines: { name: string; message: Message }[] }
  | { reason: 'gone' }
  | { reason: 'wait'; message: Message }

/** The reason why the order was refused, at the top of the form, with links to fix it. */
export function RefusalNotice({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslate()
  const changeText = useChangeText()
  if (refusal.reason === 'invalid') {
    const fields = Object.entries(fieldLabels).filter(([field]) => field in refusal.problems)
    if (fields.length === 0) return <Notice type="error">{t(checkoutTexts.outdated)}</Notice>
    return (
      <Notice type="error">
        <p className="font-semibold">{t(checkoutTexts.wrongFields, { count: fields.length })}</p>
        <ul data-wrong-fields className="flex flex-wrap gap-x-4">
          {fields.map(([field, label]) => (
            <li key={field}>
              <a href={`#${field}`} className="underline underline-offset-2">
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (refusal.reason === 'changed')
    return (
      <Notice type="warning">
        <Reasons intro={t(checkoutTexts.changed)} reasons={refusal.changes.map(changeText)} />
      </Notice>
    )
  if (refusal.reason === 'gone') return <Notice type="error">{t(checkoutTexts.gone)}</Notice>
  if (refusal.reason === 'wait') return <Notice type="error">{t(refusal.message.text, refusal.message.values)}</Notice>
  const reasons =
    refusal.reason === 'short'
      ? refusal.shortages.map(({ name, left, unit }) =>
          left > 0n
            ? t(checkoutTexts.shortLine, { name, left: formatDecimal(left), unit })
            : t(checkoutTexts.soldOut, { name }),
        )
      : refusal.lines.map(({ name, message }) =>
          t(checkoutTexts.notOrderableLine, { name, reason: t(message.text, message.values) }),
        )
  return (
    <Notice type="error">
      <Reasons
        intro={t(refusal.reason === 'short' ? checkoutTexts.short : checkoutTexts.notOrderable)}
        reasons={reasons}
      />
      <Link to={urls.basket()} className="underline underline-offset-2">
        {t(checkoutTexts.correctBasket)}
      </Link>
    </Notice>
  )
}

function Reasons({ intro, reasons }: { intro: string; reasons: string[] }) {
  return (
    <>
      <p>{intro}</p>
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

function useChangeText(): (change: OrderChange) => string {
  const t = useTranslate()
  const money = useGross()
  return (change) => {
    switch (change.kind) {
      case 'price': {
        const [before, after] = [money(change.before.gross), money(change.after.gross)]
        return t(checkoutTexts.priceChanged, { name: change.name, before, after })
      }
      case 'quantity': {
        const [before, after] = [formatDecimal(change.before.quantity), formatDecimal(change.after.quantity)]
        return t(checkoutTexts.quantityChanged, { name: change.name, before, after })
      }
      case 'added':
        return t(checkoutTexts.lineAdded, { name: change.name })
      case 'removed':
        return t(checkoutTexts.lineRemoved)
      case 'extras':
        return t(checkoutTexts.extrasChanged)
      case 'total':
        return t(checkoutTexts.totalChanged, { before: money(change.before), after: money(change.after) })
      case 'currency':
        return t(checkoutTexts.currencyChanged, { before: change.before, after: change.after })
      case 'terms':
        return t(checkoutTexts.termsChanged)
      case 'consents':
        return t(checkoutTexts.consentsChanged)
      case 'data':
        return t(checkoutTexts.dataChanged)
    }
  }
}

/** The page of an empty basket, with a link to the shop. */
export function EmptyCheckout() {
  const t = useTranslate()
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16">
      <h1 className="text-title">{t(checkoutTexts.empty)}</h1>
      <p className="max-w-(--container-text)">{t(checkoutTexts.emptyText)}</p>
      <LinkButton to={urls.home()}>{t(checkoutTexts.backToShop)}</LinkButton>
    </div>
  )
}
