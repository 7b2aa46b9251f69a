import { Button, Hr, Link, Section, Text } from '@react-email/components'
import { MailLayout, mailStyles } from '#kit/mail-layout.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { backInStockMailTexts } from '../texts/response.ts'

interface BackInStockMailProps {
  shopName: string
  product: string
  /** With the word for it: 'Rozmiar', 'M'; null when there is only one. */
  size: { word: string; size: string } | null
  /** The URL of the product's page. */
  address: string
  stopAddress: string
  /** The sender: name and postal address. */
  sender: string
}

/** The mail that a size is available again. */
export function BackInStockMail({ shopName, product, size, address, stopAddress, sender }: BackInStockMailProps) {
  const t = useTranslate()
  return (
    <MailLayout
      shopName={shopName}
      preview={t(backInStockMailTexts.preview, { product })}
      title={t(backInStockMailTexts.title)}
    >
      <Text style={mailStyles.text}>{t(backInStockMailTexts.text)}</Text>
      <Section style={mailStyles.panel}>
        <Text style={{ ...mailStyles.text, fontWeight: 600, margin: 0 }}>{product}</Text>
        {size && <Text style={{ ...mailStyles.soft, margin: 0 }}>{t(backInStockMailTexts.size, size)}</Text>}
      </Section>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={mailStyles.button}>
          {t(backInStockMailTexts.open)}
        </Button>
      </Section>
      <Text style={mailStyles.text}>{t(backInStockMailTexts.noReservation)}</Text>
      <Hr style={mailStyles.rule} />
      <Text style={mailStyles.soft}>{t(backInStockMailTexts.once)}</Text>
      <Text style={mailStyles.soft}>
        <Link href={stopAddress} style={mailStyles.link}>
          {t(backInStockMailTexts.stop)}
        </Link>
      </Text>
      <Text style={mailStyles.soft}>{sender}</Text>
    </MailLayout>
  )
}
