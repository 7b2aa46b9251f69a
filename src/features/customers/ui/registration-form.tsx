import { type ReactNode, useId } from 'react'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Message, Text, TextValues } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { registrationTexts as texts } from '../texts/registration.ts'

interface SectionProps {
  values: Record<string, string>
  problems: Record<string, Message>
}

interface RegistrationFormProps extends SectionProps {
  countries: { value: string; label: string }[]
  /** In characters. */
  passwordLength: { min: number; max: number }
}

/** The fields of a registration (B5.35–B5.41). Parts open by CSS alone, so that it works without JavaScript. */
export function RegistrationSections({ countries, passwordLength, ...part }: RegistrationFormProps) {
  const t = useTranslate()
  return (
    <div className="group flex flex-col gap-10">
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
      <FormSection title={texts.account}>
        <DataField {...part} name="email" label={texts.email} type="email" autoComplete="email" wide />
        <DataField
          {...part}
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          hintValues={passwordLength}
          type="password"
          autoComplete="new-password"
          wide
        />
        <DataField
          {...part}
          name="passwordRepeat"
          label={texts.passwordRepeat}
          type="password"
          autoComplete="new-password"
          wide
        />
        <DataField
          {...part}
          name="login"
          label={texts.login}
          hint={texts.loginHint}
          autoComplete="username"
          optional
          wide
        />
      </FormSection>
      <FormSection title={texts.firm} className="hidden group-has-[[value=business]:checked]:flex">
        <DataField {...part} name="company" label={texts.company} autoComplete="organization" wide />
        <DataField
          {...part}
          name="taxNumber"
          label={texts.taxNumber}
          hint={texts.taxNumberHint}
          autoComplete="off"
          wide
        />
      </FormSection>
      <FormSection title={texts.person}>
        <DataField {...part} name="firstName" label={texts.firstName} autoComplete="given-name" />
        <DataField {...part} name="lastName" label={texts.lastName} autoComplete="family-name" />
        <DataField {...part} name="phone" label={texts.phone} hint={texts.phoneHint} type="tel" autoComplete="tel" />
        <DataField
          {...part}
          name="birthDate"
          label={texts.birthDate}
          hint={texts.birthDateHint}
          autoComplete="bday"
          optional
        />
      </FormSection>
      <FormSection title={texts.address}>
        <PlaceFields {...part} area="" />
        <CountryField {...part} name="country" countries={countries} />
      </FormSection>
      <OptionalAddress {...part} name="otherDelivery" label={texts.otherDelivery} title={texts.delivery}>
        <DataField {...part} name="deliveryFirstName" label={texts.firstName} autoComplete="shipping given-name" />
        <DataField {...part} name="deliveryLastName" label={texts.lastName} autoComplete="shipping family-name" />
        <DataField
          {...part}
          name="deliveryCompany"
          label={texts.company}
          autoComplete="shipping organization"
          optional
          wide
        />
        <PlaceFields {...part} area="delivery" />
        <CountryField {...part} name="deliveryCountry" countries={countries} />
      </OptionalAddress>
      <OptionalAddress {...part} name="wantsInvoice" label={texts.wantsInvoice} title={texts.invoice}>
        <DataField {...part} name="invoiceName" label={texts.invoiceName} autoComplete="billing organization" />
        <DataField {...part} name="invoiceTaxNumber" label={texts.taxNumber} autoComplete="off" optional />
        <PlaceFields {...part} area="invoice" />
      </OptionalAddress>
      <Terms {...part} />
    </div>
  )
}

function FormSection({
  title,
  className = 'flex',
  children,
}: {
  title: Text
  className?: string
  children: ReactNode
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${className} flex-col gap-4`}>
      <h2 id={id} className="text-heading">
        {t(title)}
      </h2>
      <div className="grid gap-4 tablet:grid-cols-2">{children}</div>
    </section>
  )
}

interface DataFieldProps extends SectionProps {
  name: string
  label: Text
  hint?: Text
  hintValues?: TextValues
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete: string
  optional?: boolean
  /** As wide as the form. */
  wide?: boolean
}

/** One field; its id is its name, so that messages can lead to it. */
function DataField({ name, label, hint, hintValues, values, problems, optional, wide, ...rest }: DataFieldProps) {
  const t = useTranslate()
  const problem = problems[name]
  return (
    <div className={wide ? 'tablet:col-span-2' : ''}>
      <TextField
        {...rest}
        id={name}
        name={name}
        label={t(label)}
        hint={hint && t(hint, hintValues)}
        optionalLabel={optional ? t(texts.optional) : undefined}
        defaultValue={values[name] ?? ''}
        error={problem && t(problem.text, problem.values)}
        required={!optional}
      />
    </div>
  )
}

const autoCompleteAreas: Record<string, string> = { delivery: 'shipping ', invoice: 'billing ' }

/** Street, number, postcode and town; `area` begins the names of the fields. */
function PlaceFields({ area, ...part }: SectionProps & { area: '' | 'delivery' | 'invoice' }) {
  const name = (field: string) => (area ? area + field : field.charAt(0).toLowerCase() + field.slice(1))
  const autoComplete = (token: string) => `${autoCompleteAreas[area] ?? ''}${token}`
  return (
    <>
      <DataField {...part} name={name('Street')} label={texts.street} autoComplete={autoComplete('address-line1')} />
      <DataField
        {...part}
        name={name('StreetNumber')}
        label={texts.streetNumber}
        autoComplete={autoComplete('address-line2')}
      />
      <DataField {...part} name={name('Postcode')} label={texts.postcode} autoComplete={autoComplete('postal-code')} />
      <DataField {...part} name={name('City')} label={texts.city} autoComplete={autoComplete('address-level2')} />
    </>
  )
}

interface CountryFieldProps extends SectionProps {
  name: string
  countries: { value: string; label: string }[]
}

function CountryField({ name, countries, values, problems }: CountryFieldProps) {
  const t = useTranslate()
  const problem = problems[name]
  return (
    <div className="tablet:col-span-2">
      <SelectField
        id={name}
        name={name}
        label={t(texts.country)}
        options={countries}
        defaultValue={values[name] ?? countries[0]?.value}
        error={problem && t(problem.text, problem.values)}
      />
    </div>
  )
}

interface OptionalAddressProps extends SectionProps {
  name: 'otherDelivery' | 'wantsInvoice'
  label: Text
  title: Text
  children: ReactNode
}

/** A ticked box shows the fields of another address. */
function OptionalAddress({ name, label, title, values, children }: OptionalAddressProps) {
  const t = useTranslate()
  return (
    <div className="group/address flex flex-col gap-4">
      <CheckboxField name={name} label={t(label)} defaultChecked={values[name] === 'on'} />
      <FormSection title={title} className="hidden group-has-[[type=checkbox]:checked]/address:flex">
        {children}
      </FormSection>
    </div>
  )
}

function Terms({ values, problems }: SectionProps) {
  const t = useTranslate()
  const problem = problems.terms
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        id="terms"
        name="terms"
        label={<TextWithLink text={texts.terms} link={texts.termsLink} to={urls.content('regulamin')} />}
        defaultChecked={values.terms === 'on'}
        error={problem && t(problem.text, problem.values)}
        required
      />
      <p className="text-small text-soft">
        <TextWithLink text={texts.privacy} link={texts.privacyLink} to={urls.content('polityka-prywatnosci')} />
      </p>
    </div>
  )
}
