import { useTranslate } from '#kit/messages.tsx'
import type { Parcel } from '../rules/shipment.ts'
import { orderPageTexts } from '../texts/order-page.ts'

interface OrderParcelsProps {
  shipments: { id: number; on: string; courierName: string; parcels: Parcel[] }[]
  /** Parcels of an order from before shipments. */
  looseParcels: Parcel[]
}

/** What has left, with links to where it is followed. */
export function OrderParcels({ shipments, looseParcels }: OrderParcelsProps) {
  const t = useTranslate()
  if (shipments.length === 0 && looseParcels.length === 0) return null
  return (
    <section aria-labelledby="paczki" className="flex flex-col gap-3">
      <h2 id="paczki" className="text-heading">
        {t(orderPageTexts.parcels)}
      </h2>
      {shipments.map(({ id, on, courierName, parcels }) => (
        <div key={id} className="flex flex-col gap-1">
          <p>
            {courierName
              ? t(orderPageTexts.sentOn, { day: on, courier: courierName })
              : t(orderPageTexts.sentOnNoCourier, { day: on })}
          </p>
          <ParcelList parcels={parcels} />
        </div>
      ))}
      <ParcelList parcels={looseParcels} />
    </section>
  )
}

function ParcelList({ parcels }: { parcels: Parcel[] }) {
  const t = useTranslate()
  if (parcels.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {parcels.map(({ trackingNumber, trackingUrl }) => (
        <li key={trackingNumber} className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          <span>{t(orderPageTexts.parcel, { number: trackingNumber })}</span>
          {trackingUrl && (
            <a
              href={trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent print:hidden"
            >
              {t(orderPageTexts.follow)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
