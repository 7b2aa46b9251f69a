import { SelectField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { type FormSectionProps, OrderField } from './form-fields.tsx'

interface AddressFieldsProps extends FormSectionProps {
  /** Begins the names of the fields: 'deliveryCity'. */
  area: '' | 'delivery'
  countries: { value: string; label: string }[]
}

/** Name, address and country of the buyer, or of another recipient. */
export function AddressFields({ area, countries, ...part }: AddressFieldsProps) {
  const t = useTranslate()
  const name = (field: string) => (area ? `${area}${field}` : field.charAt(0).toLowerCase() + field.slice(1))
  const token = (token: string) => (area ? `shipping ${token}` : token)
  const problem = part.problems[name('Country')]
  const asksCompany = area || part.values.company || part.values.asksCompany // else a business gives it with its invoice
  return (
    <div className="address-grid">
      <div className="address-half">
        <OrderField
          {...part}
          name={name('FirstName')}
          label={checkoutTexts.firstName}
          autoComplete={token('given-name')}
        />
      </div>
      <div className="address-half">
        <OrderField
          {...part}
          name={name('LastName')}
          label={checkoutTexts.lastName}
          autoComplete={token('family-name')}
        />
      </div>
      {asksCompany && (
        <div className="col-span-full">
          <OrderField
            {...part}
            name={name('Company')}
            label={checkoutTexts.company}
            autoComplete={token('organization')}
            optional
          />
          {!area && <input type="hidden" name="asksCompany" value="on" />}
        </div>
      )}
      <div className="address-wide">
        <OrderField
          {...part}
          name={name('Street')}
          label={checkoutTexts.street}
          autoComplete={token('address-line1')}
        />
      </div>
      <div>
        <OrderField
          {...part}
          name={name('StreetNumber')}
          label={checkoutTexts.streetNumber}
          autoComplete={token('address-line2')}
        />
      </div>
      <div>
        <OrderField
          {...part}
          name={name('Postcode')}
          label={checkoutTexts.postcode}
          autoComplete={token('postal-code')}
        />
      </div>
      <div className="address-wide">
        <OrderField {...part} name={name('City')} label={checkoutTexts.city} autoComplete={token('address-level2')} />
      </div>
      {countries.length > 1 ? (
        <div className="col-span-full">
          <SelectField
            id={name('Country')}
            name={name('Country')}
            label={t(checkoutTexts.country)}
            options={countries}
            defaultValue={part.values[name('Country')] || countries[0]?.value}
            autoComplete={token('country')}
            error={problem && t(problem.text, problem.values)}
          />
        </div>
      ) : (
        <input type="hidden" name={name('Country')} value={countries[0]?.value ?? 'PL'} />
      )}
    </div>
  )
}
