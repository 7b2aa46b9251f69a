import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { isOnline, type PaymentMethod } from '../rules/payment-methods.ts'
import { payTexts } from '../texts/online.ts'
import { paymentDetails } from '../texts/payments.ts'
import { paymentIcons } from './payment-icons.ts'
import { MarkedPaymentName } from './payment-marks.tsx'

interface OtherWaysProps {
  methods: PaymentMethod[]
  /** The method of the order. */
  chosen: string
}

/** The ways to pay besides BLIK, that of the order first: each a form of its own. */
export function OtherWays({ methods, chosen }: OtherWaysProps) {
  const t = useTranslate()
  const others = methods.filter((method) => method !== 'blik' && !(method === 'transfer' && chosen === 'transfer'))
  const sorted = others.toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  if (sorted.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      {chosen === 'blik' && <h2 className="text-heading">{t(payTexts.otherWays)}</h2>}
      <ul className="divide-y divide-line rounded-panel border border-line bg-raised">
        {sorted.map((method) => (
          <Way key={method} method={method} isChosen={method === chosen} />
        ))}
      </ul>
    </section>
  )
}

function Way({ method, isChosen }: { method: PaymentMethod; isChosen: boolean }) {
  const t = useTranslate()
  const Icon = paymentIcons[method]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 tablet:px-6">
      <div className="flex grow basis-72 gap-3">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
        <div>
          <MarkedPaymentName method={method} />
          <p className="text-small text-soft">{t(details[method] ?? paymentDetails[method])}</p>
        </div>
      </div>
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value={isOnline(method) ? 'online' : 'transfer'} />
        <input type="hidden" name="method" value={method} />
        <Button kind={isChosen ? 'primary' : 'secondary'}>{t(acts[method] ?? payTexts.payNow)}</Button>
      </Form>
    </li>
  )
}

const details: Partial<Record<PaymentMethod, (typeof payTexts)[keyof typeof payTexts]>> = {
  card: payTexts.cardDetail,
  transfer: payTexts.bankTransferDetail,
  'online-transfer': payTexts.transferDetail,
}

const acts: typeof details = {
  card: payTexts.payByCard,
  transfer: payTexts.bankTransfer,
  'online-transfer': payTexts.chooseBank,
}
