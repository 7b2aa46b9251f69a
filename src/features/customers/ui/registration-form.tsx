import { type FormEvent, type ReactNode, useState } from 'react'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { PasswordField } from '#kit/password-field.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { CompanyPart } from '../rules/company-fields.ts'
import { givesOwnAddress, ownAddressFields } from '../rules/own-address.ts'
import { registrationTexts as texts } from '../texts/registration.ts'
import { CompanyButton } from './company-button.tsx'
import { type ClientDataProps, CountryField, DataField, DataSection, PlaceFields } from './data-fields.tsx'
import { AddressAndPhone, BirthDateField, CompanyFields, PersonFields } from './profile-form.tsx'

interface RegistrationFormProps extends ClientDataProps {
  countries: { value: string; label: string }[]
  /** In characters. */
  passwordLength: { min: number; max: number }
  /** False for a client who signs in by another service. */
  withPassword: boolean
  /** Why the register did not know a company, beside the fields of that part. */
  companyProblems: Record<CompanyPart, string | null>
  /** Consents beside the terms. */
  children: ReactNode
}

/** The fields of a registration (B5.35–B5.41). Parts open by CSS alone, so that it works without JavaScript. */
export function RegistrationSections({
  countries,
  passwordLength,
  withPassword,
  companyProblems,
  children,
  ...part
}: RegistrationFormProps) {
  const t = useTranslate()
  const [needsAddress, setNeedsAddress] = useState(givesOwnAddress(part.values))
  /** A business gives its address; without scripts the refused form unfolds it. */
  const unfoldForBusiness = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'kind' && target.value === 'business')
      setNeedsAddress(true)
  }
  return (
    <div className="group field-groups" onChange={unfoldForBusiness}>
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
      <DataSection title={texts.account}>
        <DataField {...part} name="email" label={texts.email} type="email" autoComplete="email" wide />
        {withPassword && <PasswordFields {...part} passwordLength={passwordLength} />}
      </DataSection>
      <CompanyFields {...part} companyProblem={companyProblems.own} />
      <PersonFields {...part} />
      <FoldedPart
        title={texts.address}
        lead={texts.addressLead}
        open={needsAddress || hasProblem(part, [...ownAddressFields, 'country', 'phone'])}
      >
        <div className="grid gap-4 tablet:grid-cols-2">
          <AddressAndPhone {...part} countries={countries} />
        </div>
      </FoldedPart>
      <FoldedPart
        title={texts.more}
        lead={texts.moreLead}
        open={isMoreFilled(part) || companyProblems.invoice !== null}
      >
        <div className="grid gap-4 tablet:grid-cols-2">
          <DataField
            {...part}
            name="login"
            label={texts.login}
            hint={texts.loginHint}
            autoComplete="username"
            optional
          />
          <BirthDateField {...part} />
        </div>
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
          <DataField {...part} name="invoiceTaxNumber" label={texts.taxNumber} autoComplete="off" optional />
          <div className="self-end">
            <CompanyButton part="invoice" intent="invoiceCompany" problem={companyProblems.invoice} />
          </div>
          <DataField {...part} name="invoiceName" label={texts.invoiceName} autoComplete="billing organization" wide />
          <PlaceFields {...part} area="invoice" />
        </OptionalAddress>
      </FoldedPart>
      <Terms {...part}>{children}</Terms>
    </div>
  )
}

interface FoldedPartProps {
  title: Text
  lead: Text
  open: boolean
  children: ReactNode
}

/** What a client need not give. It opens by itself when a check finds a mistake in it. */
function FoldedPart({ title, lead, open, children }: FoldedPartProps) {
  const t = useTranslate()
  return (
    <details open={open} className="fold">
      <summary>
        <span className="grow">
          {t(title)}
          <span className="block text-small font-normal text-soft">{t(lead)}</span>
        </span>
      </summary>
      <div className="flex flex-col gap-5 pt-4">{children}</div>
    </details>
  )
}

const moreFields = ['login', 'birthDate', 'otherDelivery', 'wantsInvoice']

function isMoreFilled(part: ClientDataProps): boolean {
  return moreFields.some((name) => part.values[name]) || hasProblem(part, moreFields)
}

function hasProblem({ problems }: ClientDataProps, names: readonly string[]): boolean {
  return names.some((name) => problems[name])
}

function PasswordFields({ passwordLength, problems }: ClientDataProps & Pick<RegistrationFormProps, 'passwordLength'>) {
  const t = useTranslate()
  const { min, max } = passwordLength
  const field = (name: string) => {
    const problem = problems[name]
    const error = problem && t(problem.text, problem.values)
    /** Password managers generate by `passwordrules`, so that nobody has to read of the upper limit first. */
    return {
      id: name,
      name,
      error,
      autoComplete: 'new-password',
      passwordrules: `minlength: ${min}; maxlength: ${max};`,
    }
  }
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t(texts.password)}
        optionalLabel={t(texts.passwordHint, passwordLength)}
        required
      />
      <PasswordField {...field('passwordRepeat')} label={t(texts.passwordRepeat)} required />
    </>
  )
}

interface OptionalAddressProps extends ClientDataProps {
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
      <DataSection title={title} className="hidden group-has-[[type=checkbox]:checked]/address:flex">
        {children}
      </DataSection>
    </div>
  )
}

function Terms({ values, problems, children }: ClientDataProps & { children: ReactNode }) {
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
      {children}
      <p className="text-small text-soft">
        <TextWithLink text={texts.privacy} link={texts.privacyLink} to={urls.content('polityka-prywatnosci')} />
      </p>
    </div>
  )
}
