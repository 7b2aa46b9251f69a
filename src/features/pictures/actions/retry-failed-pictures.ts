import type { PublicShop } from '#shop'
import { resetFailedPictures } from '../writes/waiting-pictures.ts'

/** Has all pictures that could not be fetched tried anew; how many. */
export async function retryFailedPictures(shop: PublicShop): Promise<number> {
  const count = await resetFailedPictures(shop)
  if (count > 0) await shop.enqueue(shop.database, 'fetch-pictures', {})
  return count
}
