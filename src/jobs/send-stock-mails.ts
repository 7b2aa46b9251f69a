import { tellWhoWaits } from '#features/observed/actions/tell-who-waits.ts'
import type { JobPlace } from './job-place.ts'

/** Writes to those who wait for goods that can be had again, whatever has brought them back. */
export async function sendStockMails({ house, shop, signal }: JobPlace): Promise<void> {
  await tellWhoWaits(
    shop,
    async (offer, waiting) => {
      const { stockMail } = await import('./stock-mail.tsx') // mail parts are heavy: loaded with the first mail
      await house.mailBox.send(await stockMail(shop(), offer, waiting))
    },
    signal,
  )
}
