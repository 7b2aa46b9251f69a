import { Truck } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Section } from '#features/catalogue/ui/section.tsx'
import type { AskedDelivery } from '../delivery/asked-delivery.ts'
import type { DeliveryData } from '../delivery/page.server.ts'
import { WaysLink } from '../delivery/ways-link.tsx'
import type { SizeCosts } from './delivery-costs.server.ts'

/** What sending the chosen size costs at least, and the window with all couriers, which is loaded when somebody opens it. */
export function DeliveryCosts({ costs, address }: { costs: SizeCosts | null; address: string }) {
  const asked = useFetcher<DeliveryData | null>()
  useOwnPlace(asked, costs ? address : null)
  if (!costs)
    return (
      <>
        <Section name="shipping_cost" />
        <Section name="shipping_dialog" />
      </>
    )
  const own = asked.data?.address === address ? asked.data.costs : null
  const { cost, note } = own ?? costs
  return (
    <Section name="shipping_cost" className="flex gap-3 border-t border-line pt-5">
      <Truck aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div>
        <p className="font-semibold">{cost}</p>
        {note && <p className="text-small text-soft">{note}</p>}
        {own?.place && <p className="text-small text-soft">{own.place}</p>}
        <Section name="shipping_dialog">
          <WaysLink address={address} asked={asked}>
            {costs.ways}
          </WaysLink>
        </Section>
      </div>
    </Section>
  )
}

/** The page is the same for everybody: whoever has chosen where to is told afterwards what it costs there. */
function useOwnPlace({ load }: AskedDelivery, address: string | null): void {
  useEffect(() => {
    if (address && /\bset(?:Region|Zipcode)Forced=/.test(document.cookie)) void load(address)
  }, [load, address])
}
