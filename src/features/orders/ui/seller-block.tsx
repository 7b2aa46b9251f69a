import type { Seller } from '#features/content/settings.ts'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import { orderTexts } from '../texts.ts'

/** With whom the contract is made. */
export function SellerBlock({ seller }: { seller: Seller }) {
  const say = useWords()
  return (
    <section>
      <h2 className="mb-2 text-large">{say(orderTexts.seller)}</h2>
      <address className="not-italic">
        <span className="block">{seller.name}</span>
        <span className="block">{seller.street}</span>
        <span className="block">
          {seller.postcode} {seller.city}
        </span>
        {seller.taxNumber && <span className="block">{say(orderTexts.taxNumber, { number: seller.taxNumber })}</span>}
        {seller.registry && <span className="block text-small text-soft">{seller.registry}</span>}
        <span className="block">
          <a href={`mailto:${seller.email}`}>{seller.email}</a>,{' '}
          <a href={`tel:${seller.phone}`}>{phoneWords(seller.phone)}</a>
        </span>
      </address>
    </section>
  )
}
