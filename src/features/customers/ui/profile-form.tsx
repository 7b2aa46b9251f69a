import { type ReactNode, useRef } from 'react'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useFocusOnRefusal } from '#kit/forms/use-focus-on-refusal.ts'
import { useFormChecks } from '#kit/forms/use-form-checks.ts'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { urls } from '#shared/urls.ts'
import { accountTexts } from '../texts/account.ts'
import { registrationTexts as texts } from '../texts/registration.ts'
import { CompanyButton } from './company-button.tsx'
import { type ClientDataProps, CountryField, DataField, DataSection, PlaceFields } from './data-fields.tsx'

interface ProfileFormProps extends ClientDataProps {
  countries: { value: string; label: string }[]
  /** The server's answer to the last submit. */
  refusal: unknown
  /** Why the register did not know the company. */
  companyProblem: string | null
}

const loadChecks = async () => (await import('./forms/client-data-checks.ts')).connectProfileForm

/** A client's own data and address; those of a company show by CSS alone. */
export function ProfileForm({ countries, refusal, companyProblem, ...part }: ProfileFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  useFormChecks(form, loadChecks, refusal)
  useFocusOnRefusal(form, refusal)
  return (
    <Form ref={form} method="post" className="group field-groups" noValidate>
      <button type="submit" hidden />
      <input type="hidden" name="client" value={part.values.client ?? ''} />
      <RadioGroup
        legend={t(texts.kind)}
        name="kind"
        layout="row"
        defaultValue={part.values.kind === 'business' ? 'business' : 'private'}
        options={[
          { value: 'private', label: t(texts.private) },
          { value: 'business', label: t(texts.business) },
        ]}
      />
      <CompanyFields {...part} companyProblem={companyProblem} />
      <PersonFields {...part}>
        <BirthDateField {...part} />
      </PersonFields>
      <DataSection title={texts.address}>
        {!part.values.street && <p className="col-span-full text-small text-soft">{t(texts.addressLead)}</p>}
        <AddressAndPhone {...part} countries={countries} />
      </DataSection>
      <p className="flex flex-wrap items-center gap-4">
        <Button>{t(accountTexts.save)}</Button>
        <LinkButton kind="quiet" to={urls.account()}>
          {t(accountTexts.cancel)}
        </LinkButton>
      </p>
    </Form>
  )
}

/** Shown while the form around it, of the group, is that of a business. */
export function CompanyFields({ companyProblem, ...part }: ClientDataProps & Pick<ProfileFormProps, 'companyProblem'>) {
  return (
    <DataSection title={texts.firm} className="hidden group-has-[[value=business]:checked]:flex">
      <DataField
        {...part}
        name="taxNumber"
        label={texts.taxNumber}
        hint={texts.taxNumberHint}
        autoComplete="off"
        wide
      />
      <div className="tablet:col-span-2">
        <CompanyButton part="own" problem={companyProblem} />
      </div>
      <DataField {...part} name="company" label={texts.company} autoComplete="organization" wide />
    </DataSection>
  )
}

export function PersonFields({ children, ...part }: ClientDataProps & { children?: ReactNode }) {
  return (
    <DataSection title={texts.person}>
      <div className="col-span-full grid grid-cols-2 gap-x-3 tablet:gap-x-4">
        <DataField {...part} name="firstName" label={texts.firstName} autoComplete="given-name" />
        <DataField {...part} name="lastName" label={texts.lastName} autoComplete="family-name" />
      </div>
      {children}
    </DataSection>
  )
}

export function BirthDateField(part: ClientDataProps) {
  return (
    <DataField
      {...part}
      name="birthDate"
      label={texts.birthDate}
      hint={texts.birthDateHint}
      autoComplete="bday"
      optional
    />
  )
}

/** Where and how a courier reaches the client; a private client may leave all of it empty (`givesOwnAddress`). */
export function AddressAndPhone({ countries, ...part }: ClientDataProps & Pick<ProfileFormProps, 'countries'>) {
  return (
    <>
      <PlaceFields {...part} area="" required={false} />
      <CountryField {...part} name="country" countries={countries} />
      <DataField
        {...part}
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        required={false}
        wide
      />
    </>
  )
}
