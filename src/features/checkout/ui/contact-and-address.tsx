import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import { FormSection, type FormSectionProps, OrderField } from './form-fields.tsx'

interface AddressSectionProps extends FormSectionProps {
  countries: { value: string; label: string }[]
  /** A courier brings the parcel: to this address, unless another is given. */
  isAddressee: boolean
  /** What else follows from the address. */
  children: ReactNode
}

/** The buyer. */
export function AddressSection({ isAddressee, children, ...props }: AddressSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t(isAddressee ? checkoutTexts.address : checkoutTexts.buyerData)}>
      {!isAddressee && <p className="text-small text-soft">{t(checkoutTexts.addressOfBuyer)}</p>}
      <AddressFields {...props} area="" />
      {children}
    </FormSection>
  )
}

interface ContactSectionProps extends FormSectionProps {
  /** False for gift cards and services only. */
  needsDelivery: boolean
  /** Above the fields: the way to an account. */
  children: ReactNode
}

export function ContactSection({ needsDelivery, children, ...part }: ContactSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t(checkoutTexts.contact)}>
      {children}
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
          hint={needsDelivery ? checkoutTexts.phoneHint : checkoutTexts.phoneHintNoParcel}
          autoComplete="tel"
        />
      </div>
    </FormSection>
  )
}
