import { Truck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Section } from '#features/catalogue/ui/section.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import type { Decimal } from '#shared/decimal.ts'
import type { DeliveryFetcher } from '../delivery/delivery-dialog.tsx'
import type { DeliveryData } from '../delivery/page.server.ts'
import { useDeliveryOptions } from '../delivery/use-delivery-options.tsx'
import type { SizeDeliveryCosts, SizeInstalments } from './size-costs.server.tsx'

interface DeliveryCostsProps {
  costs: SizeDeliveryCosts | null
  address: string
  /** When it leaves. */
  children: ReactNode
}

/** When the selected size arrives and leaves, the lowest delivery cost, and the dialog with all couriers, loaded on first use. */
export function DeliveryCosts({ costs, address, children }: DeliveryCostsProps) {
  const deliveryFetcher = useFetcher<DeliveryData | null>()
  const options = useDeliveryOptions(address, deliveryFetcher, costs?.ways)
  useVisitorDestination(deliveryFetcher, costs ? address : null)
  if (!costs)
    return (
      <>
        {children}
        <Section name="shipping_cost" />
        <Section name="shipping_dialog" />
      </>
    )
  const own = deliveryFetcher.data?.address === address ? deliveryFetcher.data.costs : null
  const { arrives, cost, note } = own ?? costs
  return (
    <div className="flex gap-3 border-t border-line pt-5">
      <Truck aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        {arrives && <p className="font-semibold text-balance">{arrives}</p>}
        {children}
        <Section name="shipping_cost" className="mt-1">
          <p className={arrives ? '' : 'font-semibold'}>{cost}</p>
          {note && <p className="text-small text-soft">{note}</p>}
          {own?.place && <p className="text-small text-soft">{own.place}</p>}
          <Section name="shipping_dialog">
            {options.link}
            {options.dialog}
          </Section>
        </Section>
      </div>
    </div>
  )
}

/** The page is the same for all visitors: one with a stored destination gets its cost afterwards. */
function useVisitorDestination({ load }: DeliveryFetcher, address: string | null): void {
  useEffect(() => {
    if (address && /\bset(?:Region|Zipcode)Forced=/.test(document.cookie)) void load(address)
  }, [load, address])
}

interface InstalmentsOfSizeProps {
  instalments: SizeInstalments | null
  /** Null until one has been typed. */
  quantity: Decimal | null
  /** Of the visitor's basket; 0 while unknown. */
  basketCount: number
}

/** Instalments for the selected size and quantity, together with the visitor's basket; nothing until some quantity can be financed. */
export function InstalmentsOfSize({ instalments, quantity, basketCount }: InstalmentsOfSizeProps) {
  const [line, setLine] = useState<typeof import('./line-instalments.tsx') | null>(null)
  const needsRecount =
    instalments && ((quantity && quantity !== instalments.minimum) || basketCount > instalments.mostProducts)
  useEffect(() => {
    if (needsRecount) import('./line-instalments.tsx').then(setLine, () => {})
  }, [needsRecount])
  return (
    <Section name="instalments" className="border-t border-line pt-5">
      {instalments &&
        (line ? (
          <line.LineInstalments {...{ instalments, quantity, basketCount }} />
        ) : (
          instalments.html && <TrustedHtml html={instalments.html} />
        ))}
    </Section>
  )
}
