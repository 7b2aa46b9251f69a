import type { Keeper } from './keeper.ts'
import { dependsOn, type Origins, validUntil } from './origins.ts'

/** An answer of a read with what it was made from. */
export interface Remembered {
  answer: unknown
  origins: Origins
}

interface Asking {
  now: Date
  origins: Origins | null
  memory: Keeper<Remembered>
  database: { isTransaction: boolean }
}

/**
 * What `read` answers, kept in memory until what it depends on changes. For what stands on every page. The answer is shared:
 * nobody may change it. Inside a transaction everything is read anew.
 */
export async function kept<AnyShop extends Asking, Answer>(
  shop: AnyShop,
  key: string,
  read: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (shop.database.isTransaction) return read(shop)
  const { answer, origins } =
    shop.memory.get(key, shop.now.getTime()) ??
    (await shop.memory.make(key, shop.now, async (origins) => ({
      value: { answer: await read({ ...shop, origins }), origins },
      bytes: 1,
    })))
  dependsOn(shop, ...origins.tags)
  validUntil(shop, new Date(origins.until))
  return answer as Answer
}
