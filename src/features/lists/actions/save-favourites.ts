import type { Shop } from '#shop'
import type { StoredFavourite } from '../reads/held-favourites.ts'
import { type Favourite, sameFavourite } from '../rules/favourites.ts'
import { deleteFavourites, insertFavourites } from '../writes/favourites.ts'

/** Makes the stored favourites of a list those that a rule has decided on. The caller holds the list's lock since before he read them. */
export async function saveFavourites(
  shop: Shop,
  listId: number,
  before: StoredFavourite[],
  after: Favourite[],
): Promise<void> {
  const gone = before.filter((favourite) => !after.some((kept) => sameFavourite(kept, favourite)))
  const added = after.filter((favourite) => !before.some((held) => sameFavourite(held, favourite)))
  await deleteFavourites(
    shop,
    gone.map(({ id }) => id),
  )
  await insertFavourites(shop, listId, added)
}
