import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PromiseText } from '../rules/shipping-promise.ts'

interface ShippingPromiseLineProps extends PromiseText {
  /** Above the sentence: when it arrives. */
  children?: ReactNode
}

/** When an order placed now arrives and leaves (A4.12), or that it is not known yet (A4.4). */
export function ShippingPromiseLine({ children, ...words }: ShippingPromiseLineProps) {
  return (
    <div className="flex gap-3">
      <CalendarClock aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        {children}
        <PromiseWords {...words} />
      </div>
    </div>
  )
}

/** When it leaves, and on which condition. */
export function PromiseWords({ sentence, condition, id }: PromiseText & { id?: string }) {
  return (
    <>
      <p id={id}>{sentence}</p>
      {condition && <p className="text-small text-soft">{condition}</p>}
    </>
  )
}
