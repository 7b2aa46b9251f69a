import { Heading, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { addressLines } from '../rules/words.ts'
import { orderTexts } from '../texts.ts'

interface MailAddressProps {
  title: string
  address: PostalAddress
  phone?: string
}

export function MailAddress({ title, address, phone }: MailAddressProps) {
  const say = useWords()
  const lines = [
    ...addressLines(address),
    address.taxNumber && say(orderTexts.taxNumber, { number: address.taxNumber }),
    phone && say(orderTexts.phone, { phone: phoneWords(phone) }),
  ].filter(Boolean)
  return (
    <>
      <Heading as="h2" style={look.heading}>
        {title}
      </Heading>
      <Text style={look.text}>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
    </>
  )
}
