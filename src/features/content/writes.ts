import type { PublicShop } from '#shop'

/** The page itself, locked until the transaction ends: two who publish at once do not make the same version. */
export async function upsertPage(
  shop: PublicShop,
  { slug, position, inFooter }: { slug: string; position: number; inFooter: boolean },
): Promise<void> {
  await shop.database
    .insertInto('content_page')
    .values({ slug, position, in_footer: inFooter })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ position, in_footer: inFooter }))
    .execute()
}

export async function insertVersion(
  shop: PublicShop,
  version: { slug: string; version: number; title: string; html: string },
): Promise<void> {
  await shop.database
    .insertInto('content_version')
    .values({ ...version, valid_from: shop.now })
    .execute()
}
