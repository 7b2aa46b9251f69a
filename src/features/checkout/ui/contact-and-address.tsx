import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import { FormSection, type FormSectionProps, OrderField } from './form-fields.tsx'

interface AddressSectionProps extends FormSectionProps {
  countries: { value: string; label: string }[]
  /** What else follows from the address. */
  children: ReactNode
}

/** The buyer. */
export function AddressSection({ children, ...props }: AddressSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t(checkoutTexts.address)}>
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
