import { Img } from '@react-email/components'
import type { ReactNode } from 'react'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'

/** A picture of a mail, with its size in CSS pixels. */
export interface MailPicture {
  src: string
  width: number
  height: number
  alt: string
}

/** Stored pictures have this width: sharp on dense screens. */
const storedWidth = 160
const shownWidth = 64

/**
 * Returns a picture of the shop for a mail: JPEG, which every mail program shows, at the same address for all readers, so that it
 * tells of nobody that they have read the mail.
 * @param picture its file is the SHA-256 of the original
 */
export function mailPicture(
  publicUrl: string,
  { file, width, height, alt }: { file: string; width: number; height: number; alt: string },
): MailPicture {
  return {
    src: serverUrls.absolute(publicUrl, urls.picture(file, storedWidth, 'jpeg')),
    width: shownWidth,
    height: Math.max(1, Math.round((shownWidth * height) / width)),
    alt,
  }
}

/** A text with a picture on its left; the text alone when there is none. The text version of a mail has no picture. */
export function BesidePicture({ picture, children }: { picture: MailPicture | null | undefined; children: ReactNode }) {
  if (!picture) return children
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td data-skip-in-text={true} width={picture.width} style={{ verticalAlign: 'top', paddingRight: '14px' }}>
            <Img {...picture} style={{ borderRadius: '6px', fontSize: '11px', lineHeight: '14px' }} />
          </td>
          <td style={{ verticalAlign: 'top' }}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}
