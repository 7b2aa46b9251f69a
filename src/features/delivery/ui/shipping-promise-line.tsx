import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PromiseText } from '../rules/shipping-promise.ts'

interface ShippingPromiseLineProps extends PromiseText {
  id?: string
  /** Above the sentence: when it arrives. */
  children?: ReactNode
}

/** When an order placed now arrives and leaves (A4.12), or that it is not known yet (A4.4). */
export function ShippingPromiseLine({ sentence, condition, id, children }: ShippingPromiseLineProps) {
  return (
    <div className="flex gap-3">
      <CalendarClock aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        {children}
        <p id={id}>{sentence}</p>
        {condition && <p className="text-small text-soft">{condition}</p>}
      </div>
    </div>
  )
}
