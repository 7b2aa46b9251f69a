import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import { upsertStore } from '../writes/stores.ts'

/** A place where goods lie. */
export interface StoreInput {
  name: string
  /** As people write it: 'Kraków, ul. Józefa 8'; what is not told stays. */
  address?: string
}

/** Saves stores, known by their names; others stay as they are. Each stands where the list has it. */
export async function saveStores(shop: PublicShop, stores: StoreInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [position, { name, address }] of stores.entries()) await upsertStore(shop, { name, address, position })
    await changed(shop, ['delivery'])
  })
}
