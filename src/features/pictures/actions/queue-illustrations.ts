import { pictureAddresses } from '#platform/html-pictures.ts'
import type { PublicShop } from '#shop'
import { isFetchable, isForeign, mostIllustrations } from '../rules/illustrations.ts'
import { insertIllustrations } from '../writes/illustrations.ts'

/** Has the foreign pictures of sanitised texts fetched, at most thirty of each; whoever stores such a text calls it. */
export async function queueIllustrations(shop: PublicShop, texts: string[]): Promise<void> {
  const addresses = texts.flatMap((html) =>
    pictureAddresses(html)
      .filter((address) => isForeign(address, shop.publicUrl) && isFetchable(address))
      .slice(0, mostIllustrations),
  )
  await insertIllustrations(shop, addresses)
}
