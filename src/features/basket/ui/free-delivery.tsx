import { Truck } from 'lucide-react'
import { useGross } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { freeDeliveryTexts } from '../texts/notices.ts'

/** The amount missing to free delivery (A4.26); nothing where delivery is never free. */
export function FreeDelivery({ missing, worth }: { missing: number | null; worth: number }) {
  const t = useTranslate()
  const money = useGross()
  if (missing === null) return null
  const reached = missing === 0
  return (
    <div className="flex flex-col gap-2 rounded-control bg-accent-wash px-4 py-3">
      <p className={`flex items-center gap-2 text-small ${reached ? 'font-semibold text-success' : ''}`}>
        <Truck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        {reached ? t(freeDeliveryTexts.deliveryFree) : t(freeDeliveryTexts.missing, { amount: money(missing) })}
      </p>
      {!reached && (
        <progress
          aria-label={t(freeDeliveryTexts.progress)}
          max={worth + missing}
          value={worth}
          className="basket-progress h-1.5 w-full"
        />
      )}
    </div>
  )
}
