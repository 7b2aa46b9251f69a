import type { PublicShop } from '#shop'

export async function setComment(shop: PublicShop, basketId: number, comment: string): Promise<void> {
  await shop.database.updateTable('basket').set({ comment }).where('id', '=', basketId).execute()
}

/** Gives a basket the comment of another one, unless it has its own. */
export async function moveComment(shop: PublicShop, from: number, to: number): Promise<void> {
  await shop.database
    .updateTable('basket')
    .set(({ selectFrom }) => ({
      comment: selectFrom('basket as other').select('other.comment').where('other.id', '=', from),
    }))
    .where('id', '=', to)
    .where('comment', '=', '')
    .execute()
}
