import { useState } from 'react'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { newAddress, type SavedAddress } from '../rules/order-form.ts'
import { checkoutTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { FormSectionProps } from './form-fields.tsx'

interface OtherDeliverySectionProps extends FormSectionProps {
  countries: { value: string; label: string }[]
  savedAddresses: SavedAddress[]
  courierId: number | null
  /** The parcel goes to a locker or point. */
  goesToPoint: boolean
}

/**
 * Another recipient, while the box is ticked: one of the client's addresses, or a typed one. CSS only, so it works without JavaScript. Where a
 * locker is chosen, nobody is asked for another address; who has ticked the box before sees what it says, and it stays under the finger
 * that unticks it.
 */
export function OtherDeliverySection({
  countries,
  savedAddresses,
  courierId,
  goesToPoint,
  ...part
}: OtherDeliverySectionProps) {
  const t = useTranslate()
  const [touchedFor, setTouchedFor] = useState<number | null>(null)
  const isFolded = goesToPoint && touchedFor !== courierId
  const chosen = savedAddresses.some(({ id }) => String(id) === part.values.savedAddress)
  return (
    <div
      className={`group flex-col gap-4 ${isFolded ? 'hidden has-[[name=otherDelivery]:checked]:flex noscript:flex' : 'flex'}`}
    >
      <CheckboxField
        name="otherDelivery"
        label={t(checkoutTexts.otherDelivery)}
        defaultChecked={part.values.otherDelivery === 'on'}
        onChange={() => setTouchedFor(courierId)}
      />
      <fieldset className="hidden flex-col gap-4 group-has-[[name=otherDelivery]:checked]:flex">
        <legend className="mb-3 text-large">{t(checkoutTexts.recipient)}</legend>
        {savedAddresses.length > 0 && (
          <RadioGroup
            legend={t(checkoutTexts.chooseAddress)}
            name="savedAddress"
            options={[
              ...savedAddresses.map(({ id, text }) => ({ value: String(id), label: text })),
              { value: newAddress, label: t(checkoutTexts.newAddress) },
            ]}
            defaultValue={chosen ? part.values.savedAddress : newAddress}
          />
        )}
        <div className={savedAddresses.length > 0 ? 'hidden group-has-[[value=new]:checked]:block' : ''}>
          <AddressFields {...part} area="delivery" countries={countries} />
        </div>
      </fieldset>
    </div>
  )
}
