import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { addressLines } from '../rules/words.ts'
import { orderTexts } from '../texts.ts'

interface AddressBlockProps {
  title: string
  address: PostalAddress
  phone?: string
}

export function AddressBlock({ title, address, phone }: AddressBlockProps) {
  const say = useWords()
  return (
    <section>
      <h2 className="mb-2 text-large">{title}</h2>
      <address className="not-italic">
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.taxNumber && <span className="block">{say(orderTexts.taxNumber, { number: address.taxNumber })}</span>}
        {phone && <span className="block">{say(orderTexts.phone, { phone: phoneWords(phone) })}</span>}
      </address>
    </section>
  )
}
