import type { PromiseText } from '#features/delivery/rules/shipping-promise.ts'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { ProgressStep } from '../rules/order-progress.ts'
import { orderPageTexts } from '../texts/order-page.ts'
import { orderStatusTexts } from '../texts/orders.ts'

interface NextStepProps {
  /** What happens next, in words. */
  next: string
  /** The promised day of delivery; null: none. */
  promise: PromiseText | null
  /** How far the order is; empty: not shown. */
  progress: ProgressStep[]
}

/** What happens next with an order, and how far it is. */
export function NextStep({ next, promise, progress }: NextStepProps) {
  const t = useTranslate()
  return (
    <section
      aria-labelledby="dalej"
      className="flex flex-col gap-5 rounded-panel bg-accent-wash p-5 tablet:p-6 print:hidden"
    >
      <div>
        <h2 id="dalej" className="mb-1 text-large">
          {t(orderPageTexts.next)}
        </h2>
        <p>{next}</p>
      </div>
      {promise && <ShippingPromiseLine {...promise} />}
      {progress.length > 0 && (
        <ol className="grid gap-x-4 gap-y-1 tablet:flex">
          {progress.map(({ status, state }) => (
            <li
              key={status}
              aria-current={state === 'current' ? 'step' : undefined}
              className={`flex grow items-center gap-3 border-l-4 pl-3 tablet:border-t-4 tablet:border-l-0 tablet:pt-2 tablet:pl-0 ${looks[state]}`}
            >
              {t(orderStatusTexts[status])}
              {state === 'done' && <span className="sr-only">{t(orderPageTexts.stepDone)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const looks: Record<ProgressStep['state'], string> = {
  done: 'border-accent text-soft',
  current: 'border-accent font-semibold',
  ahead: 'border-accent/25 text-soft',
}
