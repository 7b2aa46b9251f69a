import { SelectField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { FormSection, type FormSectionProps, OrderField } from './form-fields.tsx'

interface AddressSectionProps extends FormSectionProps {
  countries: { value: string; label: string }[]
}

export function AddressSection({ countries, ...part }: AddressSectionProps) {
  const t = useTranslate()
  const problem = part.problems.country
  return (
    <FormSection title={t(checkoutTexts.address)}>
      <div className="grid gap-4 tablet:grid-cols-6">
        <div className="tablet:col-span-3">
          <OrderField {...part} name="firstName" label={checkoutTexts.firstName} autoComplete="given-name" />
        </div>
        <div className="tablet:col-span-3">
          <OrderField {...part} name="lastName" label={checkoutTexts.lastName} autoComplete="family-name" />
        </div>
        <div className="tablet:col-span-6">
          <OrderField {...part} name="company" label={checkoutTexts.company} autoComplete="organization" optional />
        </div>
        <div className="tablet:col-span-4">
          <OrderField {...part} name="street" label={checkoutTexts.street} autoComplete="address-line1" />
        </div>
        <div className="tablet:col-span-2">
          <OrderField {...part} name="streetNumber" label={checkoutTexts.streetNumber} autoComplete="address-line2" />
        </div>
        <div className="tablet:col-span-2">
          <OrderField {...part} name="postcode" label={checkoutTexts.postcode} autoComplete="postal-code" />
        </div>
        <div className="tablet:col-span-4">
          <OrderField {...part} name="city" label={checkoutTexts.city} autoComplete="address-level2" />
        </div>
        {countries.length > 1 ? (
          <div className="tablet:col-span-6">
            <SelectField
              id="country"
              name="country"
              label={t(checkoutTexts.country)}
              options={countries}
              defaultValue={part.values.country}
              autoComplete="country"
              error={problem && t(problem.text, problem.values)}
            />
          </div>
        ) : (
          <input type="hidden" name="country" value={countries[0]?.value ?? 'PL'} />
        )}
      </div>
    </FormSection>
  )
}

export function ContactSection(part: FormSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t(checkoutTexts.contact)}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <OrderField
          {...part}
          name="email"
          type="email"
          label={checkoutTexts.email}
          hint={checkoutTexts.emailHint}
          autoComplete="email"
        />
        <OrderField
          {...part}
          name="phone"
          type="tel"
          label={checkoutTexts.phone}
          hint={checkoutTexts.phoneHint}
          autoComplete="tel"
        />
      </div>
    </FormSection>
  )
}
