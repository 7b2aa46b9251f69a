import type { ReactNode } from 'react'
import { deliveryOptionTexts } from '#features/delivery/texts.ts'
import { DeliveryOptionList, DestinationFields, ForgetDestination } from '#features/delivery/ui/delivery-info.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { DeliveryData } from './page.server.ts'

interface DeliveryInfoProps {
  info: DeliveryData
  /** Adds fields to a form that is sent to the delivery page. */
  form: (fields: ReactNode) => ReactNode
}

/** All delivery options of a size, and the destination; the same in the dialog over the product's page and on a separate page. */
export function DeliveryInfo({ info, form }: DeliveryInfoProps) {
  const t = useTranslate()
  if (!info.isSent) return <p>{t(deliveryOptionTexts.nothingSent)}</p>
  const { destination, place } = info
  return (
    <div className="flex flex-col gap-5">
      {form(<DestinationFields key={`${destination.country} ${destination.postcode}`} {...info} />)}
      {place && form(<ForgetDestination place={place} destination={destination} usual={info.usual} />)}
      {info.ways.length > 0 ? (
        <DeliveryOptionList ways={info.ways} />
      ) : (
        <Notice type="warning">{info.costs.cost}</Notice>
      )}
      <p className="text-small text-soft">
        {t(info.mode === 'basket' ? deliveryOptionTexts.together : deliveryOptionTexts.alone)}
      </p>
    </div>
  )
}
