import type { Order } from '#features/orders/rules/order.ts'
import { paymentTexts } from '#features/payments/texts.ts'
import { TransferBlock } from '#features/payments/ui/transfer-block.tsx'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'

/** What the buyer has to do now, as long as the money has not come. */
export function HowToPay({ order }: { order: Order }) {
  const say = useWords()
  const money = useMoney()
  const waits = order.status === 'new' || order.status === 'waiting_for_payment'
  if (!waits) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{say(paymentTexts.howToPay)}</h2>
      {order.totalGross === 0 && <p>{say(paymentTexts.nothingToPay)}</p>}
      {order.totalGross > 0 && order.paymentMethod === 'transfer' && (
        <TransferBlock
          recipient={order.seller.name}
          account={order.seller.bankAccount}
          title={say(paymentTexts.titleOfOrder, { number: order.number })}
          amount={money(order.totalGross)}
        />
      )}
      {order.totalGross > 0 && order.paymentMethod === 'cash-on-delivery' && (
        <p>{say(paymentTexts.cashText, { amount: money(order.totalGross) })}</p>
      )}
    </section>
  )
}
