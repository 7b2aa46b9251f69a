import type { ReactNode } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { accountTexts } from '../texts/account.ts'

type SavedAddress = PostalAddress & {
  kind: 'billing' | 'delivery' | 'invoice'
  phone: string
  label: string
  isDefault: boolean
}

const addressKindTexts = {
  billing: accountTexts.billingAddress,
  delivery: accountTexts.deliveryAddress,
  invoice: accountTexts.invoiceAddress,
}

/** A saved address, with what can be done with it below. */
export function AddressCard({ address, children }: { address: SavedAddress; children: ReactNode }) {
  const t = useTranslate()
  const name = t(addressKindTexts[address.kind])
  return (
    <article className="flex h-full flex-col gap-2 rounded-panel border border-line bg-raised p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-sans font-semibold tracking-normal wrap-anywhere">{address.label || name}</h3>
        {address.kind !== 'billing' && address.isDefault && (
          <span className="status-label bg-accent-wash text-accent">{t(accountTexts.defaultAddress)}</span>
        )}
      </header>
      <div className="grow">
        <SavedAddressLines address={address} />
      </div>
      {children}
    </article>
  )
}

/** An address in the format of a parcel label, and its phone, or the tax number of an invoice. */
export function SavedAddressLines({ address }: { address: Omit<SavedAddress, 'label' | 'isDefault'> }) {
  const t = useTranslate()
  const { company, firstName, lastName, street, streetNumber, postcode, city, kind, taxNumber, phone } = address
  const lines = [
    company,
    `${firstName} ${lastName}`.trim(),
    `${street} ${streetNumber}`.trim(),
    `${postcode} ${city}`.trim(),
    kind === 'invoice' ? taxNumber && `${t(accountTexts.taxNumber)} ${taxNumber}` : formatPhone(phone),
  ]
  return <Lines lines={lines} />
}

/** Lines of an address, or of who somebody is; empty ones are left out. */
export function Lines({ lines }: { lines: string[] }) {
  return (
    <address className="not-italic wrap-anywhere">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
