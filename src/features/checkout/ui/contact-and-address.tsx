import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import { FormSection, type FormSectionProps, OrderField } from './form-fields.tsx'

interface AddressSectionProps extends FormSectionProps {
  countries: { value: string; label: string }[]
  /** The parcel goes to a locker or point, not to this address. */
  goesToPoint: boolean
  /** What else follows from the address. */
  children: ReactNode
}

/** The buyer. */
export function AddressSection({ goesToPoint, children, ...props }: AddressSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t(checkoutTexts.address)}>
      {goesToPoint && <p className="text-small text-soft">{t(checkoutTexts.addressOfBuyer)}</p>}
      <AddressFields {...props} area="" />
      {children}
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
