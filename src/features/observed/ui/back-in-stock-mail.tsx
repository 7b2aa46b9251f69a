import { Button, Hr, Link, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useWords } from '#kit/words.tsx'
import { backMailTexts } from '../texts/mail.ts'

interface BackInStockMailProps {
  shopName: string
  product: string
  /** With what it is called: 'Rozmiar', 'M'; null when there is only one. */
  size: { word: string; size: string } | null
  /** The product's page. */
  address: string
  stopAddress: string
  /** Who writes: name and postal address. */
  sender: string
}

/** Goods that somebody waits for can be had again. */
export function BackInStockMail({ shopName, product, size, address, stopAddress, sender }: BackInStockMailProps) {
  const say = useWords()
  return (
    <MailSheet shopName={shopName} preview={say(backMailTexts.preview, { product })} title={say(backMailTexts.title)}>
      <Text style={look.text}>{say(backMailTexts.text)}</Text>
      <Section style={look.panel}>
        <Text style={{ ...look.text, fontWeight: 600, margin: 0 }}>{product}</Text>
        {size && <Text style={{ ...look.soft, margin: 0 }}>{say(backMailTexts.size, size)}</Text>}
      </Section>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={look.button}>
          {say(backMailTexts.open)}
        </Button>
      </Section>
      <Text style={look.text}>{say(backMailTexts.noReservation)}</Text>
      <Hr style={look.rule} />
      <Text style={look.soft}>{say(backMailTexts.once)}</Text>
      <Text style={look.soft}>
        <Link href={stopAddress} style={look.link}>
          {say(backMailTexts.stop)}
        </Link>
      </Text>
      <Text style={look.soft}>{sender}</Text>
    </MailSheet>
  )
}
