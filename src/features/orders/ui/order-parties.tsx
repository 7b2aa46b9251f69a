import type { Seller } from '#features/content/settings.ts'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { addressLines } from '../rules/format-order.ts'
import type { OrderParty } from '../rules/order-parties.ts'
import { orderTexts } from '../texts/orders.ts'

/** A place or a person of the order. */
export function PartyBlock({ party: { title, point, address, phone } }: { party: OrderParty }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className="mb-2 text-large">{t(title)}</h2>
      {point && <p className="font-semibold">{t(orderTexts.pickupPoint, { code: point.code })}</p>}
      {point?.address && <p>{point.address}</p>}
      {address && <AddressLines address={address} phone={phone} />}
    </section>
  )
}

/** An address as printed on an envelope. */
export function AddressLines({ address, phone }: { address: PostalAddress; phone?: string }) {
  const t = useTranslate()
  return (
    <address className="not-italic">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.taxNumber && <span className="block">{t(orderTexts.taxNumber, { number: address.taxNumber })}</span>}
      {phone && <span className="block">{t(orderTexts.phone, { phone: formatPhone(phone) })}</span>}
    </address>
  )
}

/** The seller, with whom the contract is made: small, since it is looked for seldom. */
export function SellerBlock({ seller }: { seller: Seller }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className="font-sans text-small font-semibold tracking-normal">{t(orderTexts.seller)}</h2>
      <address className="not-italic">
        {seller.name}, {seller.street}, {seller.postcode} {seller.city}
        {seller.taxNumber && <span className="block">{t(orderTexts.taxNumber, { number: seller.taxNumber })}</span>}
        {seller.registry && <span className="block">{seller.registry}</span>}
        <span className="flex flex-wrap gap-x-4">
          <a href={`mailto:${seller.email}`} className="block py-0.5 underline underline-offset-4 hover:text-accent">
            {seller.email}
          </a>
          <a href={`tel:${seller.phone}`} className="block py-0.5 underline underline-offset-4 hover:text-accent">
            {formatPhone(seller.phone)}
          </a>
        </span>
      </address>
    </section>
  )
}
