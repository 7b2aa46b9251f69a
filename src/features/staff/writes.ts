import type { PublicShop } from '#shop'

export async function upsertSetting(shop: PublicShop, key: string, value: unknown): Promise<void> {
  const stored = { value: JSON.stringify(value), changed_at: shop.now }
  await shop.database
    .insertInto('setting')
    .values({ key, ...stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
    .execute()
}

export async function deleteSetting(shop: PublicShop, key: string): Promise<void> {
  await shop.database.deleteFrom('setting').where('key', '=', key).execute()
}

export async function upsertText(shop: PublicShop, key: string, value: string): Promise<void> {
  const stored = { value, changed_at: shop.now }
  await shop.database
    .insertInto('text_override')
    .values({ key, ...stored })
    .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(stored))
    .execute()
}

export async function deleteText(shop: PublicShop, key: string): Promise<void> {
  await shop.database.deleteFrom('text_override').where('key', '=', key).where('language', '=', 'pl').execute()
}
