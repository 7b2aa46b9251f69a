import { Truck } from 'lucide-react'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { deliveryTexts } from '../../texts/delivery.ts'

/** What sending it costs at least, and when nothing. Minor units. */
export function DeliveryCosts({ from, freeFrom }: { from: number; freeFrom: number | null }) {
  const say = useWords()
  const money = useMoney()
  return (
    <div className="flex gap-3 border-t border-line pt-5">
      <Truck aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        <p className="font-semibold">{say(from === 0 ? deliveryTexts.free : deliveryTexts.title)}</p>
        {from > 0 && <p>{say(deliveryTexts.from, { amount: money(from) })}</p>}
        {freeFrom !== null && (
          <p className="text-small text-soft">{say(deliveryTexts.freeFrom, { amount: money(freeFrom) })}</p>
        )}
      </div>
    </div>
  )
}
