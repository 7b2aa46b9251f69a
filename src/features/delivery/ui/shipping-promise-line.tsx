import { CalendarClock } from 'lucide-react'
import type { PromiseText } from '../rules/shipping-promise.ts'

/** When an order placed now leaves (A4.12), or that it is not known yet (A4.4). */
export function ShippingPromiseLine({ sentence, condition, id }: PromiseText & { id?: string }) {
  return (
    <div className="flex gap-3">
      <CalendarClock aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        <p id={id}>{sentence}</p>
        {condition && <p className="text-small text-soft">{condition}</p>}
      </div>
    </div>
  )
}
