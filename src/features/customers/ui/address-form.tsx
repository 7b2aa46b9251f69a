import { useCallback, useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { SavedAddressKind } from '../rules/saved-address-fields.ts'
import { accountTexts } from '../texts/account.ts'
import { registrationTexts as texts } from '../texts/registration.ts'
import { CompanyButton } from './company-button.tsx'
import { type ClientDataProps, CountryField, DataField, PlaceFields } from './data-fields.tsx'

interface AddressFormProps extends ClientDataProps {
  kind: SavedAddressKind
  countries: { value: string; label: string }[]
  /** The server's answer to the last submit. */
  refusal: unknown
  /** Why the register did not know the company. */
  companyProblem: string | null
}

/** A delivery or invoice address that a client saves. */
export function AddressForm({ kind, countries, refusal, companyProblem, ...part }: AddressFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const loadChecks = useCallback(
    async () => (await import('./forms/client-data-checks.ts')).connectAddressForm(kind),
    [kind],
  )
  useFormChecks(form, loadChecks, refusal)
  useFocusOnRefusal(form, refusal)
  return (
    <Form ref={form} method="post" className="flex flex-col gap-6" noValidate>
      <button type="submit" hidden />
      <input type="hidden" name="client" value={part.values.client ?? ''} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <DataField
          {...part}
          name="label"
          label={accountTexts.addressLabel}
          hint={accountTexts.addressLabelHint}
          autoComplete="off"
          optional
          wide
        />
        {kind === 'delivery' ? (
          <>
            <DataField {...part} name="firstName" label={texts.firstName} autoComplete="given-name" />
            <DataField {...part} name="lastName" label={texts.lastName} autoComplete="family-name" />
            <DataField {...part} name="company" label={texts.company} autoComplete="organization" optional />
            <DataField {...part} name="phone" label={texts.phone} type="tel" autoComplete="tel" optional />
          </>
        ) : (
          <>
            <DataField {...part} name="taxNumber" label={texts.taxNumber} autoComplete="off" optional />
            <div className="self-end">
              <CompanyButton part="own" problem={companyProblem} />
            </div>
            <DataField {...part} name="company" label={texts.invoiceName} autoComplete="organization" wide />
          </>
        )}
        <PlaceFields {...part} area="" />
        <CountryField {...part} name="country" countries={countries} />
      </div>
      <CheckboxField
        name="isDefault"
        label={t(accountTexts.makeDefault)}
        defaultChecked={part.values.isDefault === 'on'}
      />
      <Button>{t(accountTexts.save)}</Button>
    </Form>
  )
}
