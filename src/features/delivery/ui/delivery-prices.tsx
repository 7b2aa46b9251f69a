import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'
import type { DeliveryGlance, DeliveryPriceText } from '../rules/delivery-prices.ts'
import { costTexts } from '../texts.ts'
import { CourierIcon } from './courier-icon.tsx'

interface DeliveryPricesProps {
  glance: DeliveryGlance | null
  home: DeliveryPriceText[]
  abroad: DeliveryPriceText[]
}

/** The list of prices in three facts, then courier by courier: at home, and folded away, abroad. */
export function DeliveryPrices({ glance, home, abroad }: DeliveryPricesProps) {
  const t = useTranslate()
  const all = [...home, ...abroad]
  return (
    <>
      {glance && <Glance {...glance} />}
      {home.length > 0 && <CourierCards couriers={home} />}
      {abroad.length > 0 && (
        <details className="fold mt-4 border-y border-line py-2">
          <summary>
            <span className="grow">
              {t(costTexts.abroad)}{' '}
              <span className="block text-small font-normal text-soft">
                {abroad.map(({ courier }) => courier).join(', ')}
              </span>
            </span>
          </summary>
          <div className="py-3">
            <CourierCards couriers={abroad} />
          </div>
        </details>
      )}
      <p className="mt-3 max-w-text text-small text-soft empty:hidden">
        {[
          all.some(({ free }) => free) && t(costTexts.freeCounts),
          all.some(({ variesByPostcode }) => variesByPostcode) && t(costTexts.otherAreas),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

function Glance({ price, free, days }: DeliveryGlance) {
  const t = useTranslate()
  const facts: [Text, string | undefined, note?: string][] = [
    [costTexts.glancePrice, price],
    [costTexts.glanceFree, free?.from, free?.by],
    [costTexts.glanceDays, days],
  ]
  return (
    <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3 rounded-panel bg-accent-wash p-5 tablet:gap-x-16">
      {facts.map(([name, value, note]) => (
        <div key={name.key} className={value ? '' : 'hidden'}>
          <dt className="text-small text-soft">{t(name)}</dt>
          <dd className="font-serif text-heading whitespace-nowrap tabular-nums">{value}</dd>
          {note && <dd className="text-small">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function CourierCards({ couriers }: { couriers: DeliveryPriceText[] }) {
  return (
    <ul className={`row-filled grid gap-4 tablet:grid-cols-2 ${couriers.length % 3 === 0 ? 'wide:grid-cols-3' : ''}`}>
      {couriers.map((courier) => (
        <li key={courier.id} className="flex flex-col gap-3 rounded-panel border border-line bg-raised p-4">
          <div className="flex gap-3">
            <CourierIcon icon={courier.icon} />
            <div>
              <p className="font-semibold">{courier.courier}</p>
              <p className="text-small text-soft">{courier.days}</p>
              {courier.comment && <p className="text-small text-soft">{courier.comment}</p>}
            </div>
          </div>
          <PriceTable {...courier} />
          <div className="mt-auto flex flex-col gap-1 rounded-control bg-surface px-3 py-2 text-small empty:hidden">
            {courier.free && <p className="font-semibold text-accent">{courier.free}</p>}
            {(courier.heaviest || courier.minimum) && (
              <p className="text-soft">{[courier.minimum, courier.heaviest].filter(Boolean).join('. ')}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What sending costs by each way to pay. */
function PriceTable({ courier, payments, rows }: DeliveryPriceText) {
  const t = useTranslate()
  const amount = 'py-1.5 pl-3 text-right tabular-nums'
  return (
    <table aria-label={courier} className="w-full">
      <thead>
        <tr className="text-soft">
          <td />
          {payments.map((payment) => (
            <th key={payment} scope="col" className={`${amount} font-normal`}>
              {t(payment === 'dvp' ? costTexts.onDelivery : costTexts.prepaid)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amounts }, index) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {payments.map((payment, column) => (
              <td key={payment} className={`${amount} whitespace-nowrap ${index === 0 ? 'font-semibold' : ''}`}>
                {amounts[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
