import { Truck } from 'lucide-react'
import { useGross } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { freeDeliveryTexts } from '../texts/notices.ts'

interface FreeDeliveryProps {
  /** Gross minor units; 0: it is free; null: it never is. */
  missing: number | null
  worth: number
  /** The courier that this holds for, in words; null: any, or not known. */
  by?: string | null
}

/** The amount missing to free delivery (A4.26) and by whom it is free; nothing where delivery is never free. */
export function FreeDelivery({ missing, worth, by }: FreeDeliveryProps) {
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
      {by && <p className="-mt-2 pl-7 text-small text-soft">{by}</p>}
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
