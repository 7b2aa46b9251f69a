import { announceSettingsChange } from '#platform/settings.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Setting } from '#shared/setting.ts'
import { type PublicShop, transaction } from '#shop'
import { deleteSetting, upsertSetting } from '../writes.ts'

/** Sets what the merchant wants, in force everywhere at once; `raw` is the value, JSON of it, or null for the default. */
export async function changeSetting<Value>(
  shop: PublicShop,
  { setting, raw }: { setting: Setting<Value>; raw: unknown },
): Promise<Result<Value, 'not-allowed'>> {
  const value = raw === null ? setting.default : (setting.check(raw) ?? checkJson(setting, raw))
  if (value === null) return refused('not-allowed')
  await transaction(shop, async (shop) => {
    if (raw === null) await deleteSetting(shop, setting.key)
    else await upsertSetting(shop, setting.key, value)
    await announceSettingsChange(shop.database)
  })
  return done(value)
}

function checkJson<Value>(setting: Setting<Value>, raw: unknown): Value | null {
  if (typeof raw !== 'string') return null
  try {
    return setting.check(JSON.parse(raw))
  } catch {
    return null
  }
}
