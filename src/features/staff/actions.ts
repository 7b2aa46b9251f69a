import { announceSettingsChange } from '#platform/settings.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Setting } from '#shared/setting.ts'
import { type PublicShop, transaction } from '#shop'
import { unknownPlaceholders } from './rules.ts'
import { deleteSetting, deleteText, upsertSetting, upsertText } from './writes.ts'

/** Sets a setting, effective in all processes at once; `raw` is a string, JSON, or null for the default. */
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

export type TextRefusal = { reason: 'unknown-places'; places: string[] } | { reason: 'too-long' }

/** Overrides a text of the shop (A1.2); null restores the Polish default. */
export async function changeText(
  shop: PublicShop,
  { key, template, words }: { key: string; template: string; words: string | null },
): Promise<Result<null, TextRefusal>> {
  const unknown = unknownPlaceholders(template, words ?? '')
  if (unknown.length > 0) return refused({ reason: 'unknown-places', places: unknown })
  if (words && words.length > 10_000) return refused({ reason: 'too-long' })
  await transaction(shop, async (shop) => {
    if (words === null) await deleteText(shop, key)
    else await upsertText(shop, key, words)
    await announceSettingsChange(shop.database)
  })
  return done(null)
}
