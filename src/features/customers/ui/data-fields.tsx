import { type ReactNode, useId } from 'react'
import { SelectField, TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Message, Text, TextValues } from '#shared/text.ts'
import { registrationTexts as texts } from '../texts/registration.ts'

/** What the fields of a form of client data show. */
export interface ClientDataProps {
  values: Record<string, string>
  problems: Record<string, Message>
}

/** A part of such a form: two columns under a heading, which may be left out. */
export function DataSection({
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

interface DataFieldProps extends ClientDataProps {
  name: string
  label: Text
  hint?: Text
  hintValues?: TextValues
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete: string
  optional?: boolean
  /** False for a field that may be empty with its whole part; by default what is not optional is required. */
  required?: boolean
  /** As wide as the form. */
  wide?: boolean
}

/** One field; its id is its name, so that messages can lead to it. */
export function DataField({
  name,
  label,
  hint,
  hintValues,
  values,
  problems,
  optional,
  required = !optional,
  wide,
  ...rest
}: DataFieldProps) {
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
        required={required}
      />
    </div>
  )
}

const autoCompleteAreas: Record<string, string> = { delivery: 'shipping ', invoice: 'billing ' }

interface PlaceFieldsProps extends ClientDataProps, Pick<DataFieldProps, 'required'> {
  /** Begins the names of the fields. */
  area: '' | 'delivery' | 'invoice'
}

/** Street, number, postcode and town. */
export function PlaceFields({ area, ...part }: PlaceFieldsProps) {
  const name = (field: string) => (area ? area + field : field.charAt(0).toLowerCase() + field.slice(1))
  const autoComplete = (token: string) => `${autoCompleteAreas[area] ?? ''}${token}`
  return (
    <div className="address-grid col-span-full">
      <div className="address-wide">
        <DataField {...part} name={name('Street')} label={texts.street} autoComplete={autoComplete('address-line1')} />
      </div>
      <DataField
        {...part}
        name={name('StreetNumber')}
        label={texts.streetNumber}
        autoComplete={autoComplete('address-line2')}
      />
      <DataField {...part} name={name('Postcode')} label={texts.postcode} autoComplete={autoComplete('postal-code')} />
      <div className="address-wide">
        <DataField {...part} name={name('City')} label={texts.city} autoComplete={autoComplete('address-level2')} />
      </div>
    </div>
  )
}

interface CountryFieldProps extends ClientDataProps {
  name: string
  countries: { value: string; label: string }[]
}

export function CountryField({ name, countries, values, problems }: CountryFieldProps) {
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
