import { MailLayout } from '#kit/mail/mail-layout.tsx'
import { MailAnchor, MailButton, MailFooter, MailNote, MailPanel, MailText } from '#kit/mail/mail-parts.tsx'
import { BesidePicture, type MailPicture } from '#kit/mail/mail-picture.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { backInStockMailTexts } from '../texts/response.ts'

interface BackInStockMailProps {
  product: string
  picture: MailPicture | null
  /** With the word for it: 'Rozmiar', 'M'; null when there is only one. */
  size: { word: string; size: string } | null
  /** The URL of the product's page. */
  address: string
  stopAddress: string
  /** The sender: name and postal address. */
  sender: string
}

/** The mail that a size is available again. */
export function BackInStockMail({ product, picture, size, address, stopAddress, sender }: BackInStockMailProps) {
  const t = useTranslate()
  return (
    <MailLayout preview={t(backInStockMailTexts.preview, { product })} title={t(backInStockMailTexts.title)}>
      <MailText>{t(backInStockMailTexts.text)}</MailText>
      <MailPanel>
        <div style={{ paddingBottom: '12px' }}>
          <BesidePicture picture={picture}>
            <strong>{product}</strong>
            {size && <MailNote>{t(backInStockMailTexts.size, size)}</MailNote>}
          </BesidePicture>
        </div>
      </MailPanel>
      <MailButton href={address}>{t(backInStockMailTexts.open)}</MailButton>
      <MailText>{t(backInStockMailTexts.noReservation)}</MailText>
      <MailFooter>
        <MailNote>{t(backInStockMailTexts.once)}</MailNote>
        <MailNote>
          <MailAnchor href={stopAddress}>{t(backInStockMailTexts.stop)}</MailAnchor>
        </MailNote>
        <MailNote>{sender}</MailNote>
      </MailFooter>
    </MailLayout>
  )
}
