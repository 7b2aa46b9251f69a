import type { Shop } from '#shop'
import { type RebatesOfClient, rebatesFor } from '../rules/rebates.ts'
import { codesToldOf } from './find-rebate-code.ts'
import { askGoodsAndClient } from './goods-and-client.ts'
import { promotionsInUse } from './promotions-in-use.ts'

/** What the shop sells for less to who has signed in, in words (B2.51). */
export async function rebatesOfClient(shop: Shop): Promise<RebatesOfClient> {
  const { client } = await askGoodsAndClient(shop, [])
  return rebatesFor(await promotionsInUse(shop), await codesToldOf(shop), client, shop)
}
