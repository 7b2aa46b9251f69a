import type { PublicShop } from '#shop'

/**
 * The page itself, locked until the transaction ends: two who publish at once do not make the same version.
 * @returns whether it is new, or stands elsewhere than before
 */
export async function upsertPage(
  shop: PublicShop,
  { slug, position, inFooter }: { slug: string; position: number; inFooter: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await shop.database
    .insertInto('content_page')
    .values({ slug, position, in_footer: inFooter })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ position, in_footer: inFooter })
        .where((page) =>
          page.or([page('content_page.position', '<>', position), page('content_page.in_footer', '<>', inFooter)]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
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
