import { Button } from '#kit/button.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Destination } from '#shared/postal-address.ts'
import type { Message } from '#shared/text.ts'
import type { DeliveryOptionText } from '../rules/delivery-cost.ts'
import { deliveryOptionTexts } from '../texts.ts'
import { CourierIcon } from './courier-icon.tsx'

/** All couriers with cost, and the day of arrival or, where it is unknown, the days on the way; those with a minimum value that is not reached come last. */
export function DeliveryOptionList({ ways }: { ways: DeliveryOptionText[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ways.map((way) => (
        <li key={way.id} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 py-3">
          <CourierIcon icon={way.icon} />
          <div className="col-start-2 min-w-0">
            <p className="font-semibold">{way.courier}</p>
            <p className="text-small text-soft">{way.payment}</p>
            <p className="text-small text-soft">{way.arrives ?? way.days}</p>
            {way.comment && <p className="text-small text-soft">{way.comment}</p>}
            {way.minimum && (
              <p className={`text-small ${way.minimumReached ? 'text-soft' : 'font-semibold text-warning'}`}>
                {way.minimum}
              </p>
            )}
            {way.freeFrom && <p className="text-small text-success">{way.freeFrom}</p>}
          </div>
          <p className={`text-right font-semibold whitespace-nowrap tabular-nums ${costClass(way)}`}>{way.cost}</p>
        </li>
      ))}
    </ul>
  )
}

function costClass({ free, minimumReached }: DeliveryOptionText): string {
  if (!minimumReached) return 'text-soft'
  return free ? 'text-success' : ''
}

interface DestinationFieldsProps {
  countries: { value: string; label: string }[]
  destination: Destination
  /** Rejected input, by field name. */
  typed: Record<string, string>
  problem: (Message & { code: string }) | null
}

/** The fields for choosing a destination (B2.50); goes into a form. */
export function DestinationFields({ countries, destination, typed, problem }: DestinationFieldsProps) {
  const t = useTranslate()
  const error = problem && t(problem.text, problem.values)
  const wrongCountry = problem?.code === 'incorrect_region'
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-[1fr_1fr_auto]">
      <SelectField
        name="country"
        label={t(deliveryOptionTexts.country)}
        options={countries}
        defaultValue={typed.country ?? destination.country}
        autoComplete="country"
        error={wrongCountry ? error : null}
      />
      <TextField
        name="postcode"
        label={t(deliveryOptionTexts.postcode)}
        defaultValue={typed.postcode ?? destination.postcode ?? ''}
        autoComplete="postal-code"
        error={wrongCountry ? null : error}
      />
      <div className="flex flex-col tablet:pt-7.5">
        <Button kind="secondary">{t(deliveryOptionTexts.show)}</Button>
      </div>
    </div>
  )
}

interface ForgetDestinationProps {
  /** As text. */
  place: string
  destination: Destination
  usual: { country: string; name: string }
}

/** The chosen destination, and a button that resets it (B4.15); goes into its own form. */
export function ForgetDestination({ place, destination, usual }: ForgetDestinationProps) {
  const t = useTranslate()
  const parts = [destination.country !== usual.country && 'Region', destination.postcode && 'Zipcode'].filter(Boolean)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="intent" value={`unset${parts.join('And')}`} />
      <span>{t(deliveryOptionTexts.chosen, { place })}</span>
      <Button kind="quiet" className="-ml-2">
        {t(deliveryOptionTexts.forget, { place: usual.name })}
      </Button>
    </p>
  )
}
