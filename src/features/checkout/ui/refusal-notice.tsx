import { Link } from 'react-router'
import { useGross } from '#features/pricing/ui/use-price.ts'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { decimalWords } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Change } from '../rules/changes.ts'
import { checkoutTexts } from '../texts.ts'
import { fieldLabels } from './field-labels.ts'

/** Why the order was not placed, as far as the page tells it. */
export type ShownRefusal =
  | { reason: 'invalid'; problems: Record<string, Message> }
  | { reason: 'changed'; changes: Change[] }
  | { reason: 'short'; shortages: { name: string; left: bigint; unit: string }[] }
  | { reason: 'not-orderable'; lines: { name: string; message: Message }[] }
  | { reason: 'gone' }
  | { reason: 'wait'; message: Message }

/** Says at the top of the form why it was not accepted, with ways to put it right. */
export function RefusalNotice({ refusal }: { refusal: ShownRefusal }) {
  const say = useWords()
  const sayChange = useChangeWords()
  if (refusal.reason === 'invalid') {
    const fields = Object.entries(fieldLabels).filter(([field]) => field in refusal.problems)
    if (fields.length === 0) return <Notice type="error">{say(checkoutTexts.outdated)}</Notice>
    return (
      <Notice type="error">
        <p>{say(checkoutTexts.wrongFields, { count: fields.length })}</p>
        <ul className="flex flex-wrap gap-x-4">
          {fields.map(([field, label]) => (
            <li key={field}>
              <a href={`#${field}`} className="underline underline-offset-2">
                {say(label)}
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
        <Reasons intro={say(checkoutTexts.changed)} reasons={refusal.changes.map(sayChange)} />
      </Notice>
    )
  if (refusal.reason === 'gone') return <Notice type="error">{say(checkoutTexts.gone)}</Notice>
  if (refusal.reason === 'wait')
    return <Notice type="error">{say(refusal.message.text, refusal.message.values)}</Notice>
  const reasons =
    refusal.reason === 'short'
      ? refusal.shortages.map(({ name, left, unit }) =>
          left > 0n
            ? say(checkoutTexts.shortLine, { name, left: decimalWords(left), unit })
            : say(checkoutTexts.soldOut, { name }),
        )
      : refusal.lines.map(({ name, message }) =>
          say(checkoutTexts.notOrderableLine, { name, reason: say(message.text, message.values) }),
        )
  return (
    <Notice type="error">
      <Reasons
        intro={say(refusal.reason === 'short' ? checkoutTexts.short : checkoutTexts.notOrderable)}
        reasons={reasons}
      />
      <Link to={urls.basket()} className="underline underline-offset-2">
        {say(checkoutTexts.correctBasket)}
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

function useChangeWords(): (change: Change) => string {
  const say = useWords()
  const money = useGross()
  return (change) => {
    switch (change.kind) {
      case 'price': {
        const [before, after] = [money(change.before.gross), money(change.after.gross)]
        return say(checkoutTexts.priceChanged, { name: change.name, before, after })
      }
      case 'quantity': {
        const [before, after] = [decimalWords(change.before.quantity), decimalWords(change.after.quantity)]
        return say(checkoutTexts.quantityChanged, { name: change.name, before, after })
      }
      case 'added':
        return say(checkoutTexts.lineAdded, { name: change.name })
      case 'removed':
        return say(checkoutTexts.lineRemoved)
      case 'extras':
        return say(checkoutTexts.extrasChanged)
      case 'total':
        return say(checkoutTexts.totalChanged, { before: money(change.before), after: money(change.after) })
      case 'currency':
        return say(checkoutTexts.currencyChanged, { before: change.before, after: change.after })
      case 'terms':
        return say(checkoutTexts.termsChanged)
    }
  }
}
