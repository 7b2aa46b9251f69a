import type { ReactNode } from 'react'
import { wayTexts } from '#features/delivery/texts/ways.ts'
import { DestinationFields, ForgetDestination } from '#features/delivery/ui/destination-fields.tsx'
import { WayList } from '#features/delivery/ui/way-list.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import type { DeliveryData } from './page.server.ts'

interface DeliveryInfoProps {
  info: DeliveryData
  /** Puts fields into a form that is sent to the page of deliveries. */
  form: (fields: ReactNode) => ReactNode
}

/** All ways to send a size, and where to; the same in the window over the product's page and on a page of its own. */
export function DeliveryInfo({ info, form }: DeliveryInfoProps) {
  const say = useWords()
  if (!info.isSent) return <p>{say(wayTexts.nothingSent)}</p>
  const { destination, place } = info
  return (
    <div className="flex flex-col gap-5">
      {form(<DestinationFields key={`${destination.country} ${destination.postcode}`} {...info} />)}
      {place && form(<ForgetDestination place={place} destination={destination} usual={info.usual} />)}
      {info.ways.length > 0 ? <WayList ways={info.ways} /> : <Notice type="warning">{info.costs.cost}</Notice>}
      <p className="text-small text-soft">{say(info.mode === 'basket' ? wayTexts.together : wayTexts.alone)}</p>
    </div>
  )
}
