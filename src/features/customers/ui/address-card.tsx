import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { accountTexts } from '../texts/account.ts'

interface AddressCardProps {
  address: PostalAddress & { kind: 'billing' | 'delivery' | 'invoice'; phone: string }
}

const kinds = {
  billing: accountTexts.billingAddress,
  delivery: accountTexts.deliveryAddress,
  invoice: accountTexts.invoiceAddress,
}

/** An address as it would stand on a parcel. */
export function AddressCard({ address }: AddressCardProps) {
  const say = useWords()
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.street} ${address.streetNumber}`.trim(),
    `${address.postcode} ${address.city}`.trim(),
    address.kind === 'invoice'
      ? address.taxNumber && `${say(accountTexts.taxNumber)} ${address.taxNumber}`
      : phoneWords(address.phone),
  ].filter(Boolean)
  return (
    <article className="rounded-panel border border-line bg-raised p-5">
      <h3 className="mb-2 font-sans text-small font-semibold text-soft">{say(kinds[address.kind])}</h3>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </article>
  )
}
