import type { PublicShop } from '#shop'
import { promotionsInUse } from './promotions-in-use.ts'

/** Whether any promotion is given for a code; no query while promotions stay as they are. */
export async function takesCodes(shop: PublicShop): Promise<boolean> {
  return (await promotionsInUse(shop)).some(({ needsCode }) => needsCode)
}
