import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { isOnline, type PaymentMethod } from '../rules/payment-methods.ts'
import { payTexts } from '../texts/online.ts'
import { paymentDetails, paymentNames } from '../texts/payments.ts'

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
      <ul className="grid gap-4 tablet:grid-cols-2">
        {sorted.map((method) => (
          <li key={method} className="flex flex-col gap-3 rounded-panel border border-line bg-raised p-4">
            <p className="font-semibold">{t(paymentNames[method])}</p>
            <p className="text-small text-soft">{t(details[method] ?? paymentDetails[method])}</p>
            <Form method="post" reloadDocument>
              <input type="hidden" name="intent" value={isOnline(method) ? 'online' : 'transfer'} />
              <input type="hidden" name="method" value={method} />
              <Button
                kind={method === chosen ? 'primary' : 'secondary'}
                aria-label={isOnline(method) ? `${t(payTexts.goPay)}: ${t(paymentNames[method])}` : undefined}
              >
                {t(isOnline(method) ? payTexts.goPay : payTexts.bankTransfer)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

const details: Partial<Record<PaymentMethod, (typeof payTexts)[keyof typeof payTexts]>> = {
  card: payTexts.cardDetail,
  transfer: payTexts.bankTransferDetail,
  'online-transfer': payTexts.transferDetail,
}
