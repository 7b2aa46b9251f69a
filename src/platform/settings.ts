import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money.ts'
import type { Setting } from '#shared/setting.ts'
import type { TextOverrides } from '#shared/text.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Schema } from './database/schema.ts'

/** A database that goes away during this either notifies when it is back, or is read again within a minute. */
const maxAttempts = 60
const pause = 1_000

/** The merchant's settings, read at start and after each change. */
export class Settings {
  readonly #values: ReadonlyMap<string, unknown>
  readonly #checked = new Map<unknown, unknown>() // each value is checked once: a page reads some hundred

  constructor(values: ReadonlyMap<string, unknown>) {
    this.#values = values
  }

  /** Returns the merchant's value, or the default when it is absent or no longer valid. */
  get<Value>(setting: Setting<Value>): Value {
    if (!this.#checked.has(setting)) {
      const raw = this.#values.get(setting.key)
      this.#checked.set(setting, raw === undefined ? setting.default : (setting.check(raw) ?? setting.default))
    }
    return this.#checked.get(setting) as Value
  }
}

/** The merchant's decisions for the whole shop. */
interface ShopSettings {
  readonly settings: Settings
  readonly textOverrides: TextOverrides
  readonly currencies: readonly Currency[]
}

/**
 * Watches settings, texts and currencies in the database. `current()` is synchronous; any change reloads them, one read after
 * the other, and then calls `renewed`.
 */
export async function watchSettings(
  database: OpenDatabase,
  renewed: () => void,
): Promise<{ current: () => ShopSettings; reload: () => Promise<void> }> {
  let current: ShopSettings = { settings: new Settings(new Map()), textOverrides: {}, currencies: [] }
  let reading = Promise.resolve()
  const reload = () => {
    reading = reading
      .catch(() => {})
      .then(async () => {
        current = await readAll(database)
        renewed()
      })
    return reading
  }
  const renew = async () => {
    for (let attempt = 1; attempt <= maxAttempts; attempt++)
      try {
        return await reload()
      } catch {
        await sleep(pause, undefined, { ref: false })
      }
  }
  await database.listen('settings_changed', () => void renew()) // first, so that no change is missed
  await reload()
  return { current: () => current, reload }
}

async function readAll(database: OpenDatabase): Promise<ShopSettings> {
  const settings = await sql<{ key: string; value: unknown }>`select key, value from setting`.execute(database.web)
  const overrides = await sql<{
    key: string
    value: string
  }>`select key, value from text_override where language = 'pl'`.execute(database.web)
  return {
    settings: new Settings(new Map(settings.rows.map((row) => [row.key, row.value]))),
    textOverrides: Object.fromEntries(overrides.rows.map((row) => [row.key, row.value])),
    currencies: await selectCurrencies(database.web),
  }
}

/** Makes every process reload settings, texts and currencies when the transaction commits. */
export async function announceSettingsChange(database: Kysely<Schema>): Promise<void> {
  await sql`select pg_notify('settings_changed', '')`.execute(database)
}

/** Returns every currency that has prices, in the merchant's order. */
async function selectCurrencies(database: Kysely<Schema>): Promise<Currency[]> {
  const rows = await database.selectFrom('currency').selectAll().orderBy('position').orderBy('code').execute()
  return rows.flatMap(({ price_list_id: priceListId, rate, symbol_before, symbol_space, code, symbol, mask }) =>
    priceListId === null
      ? []
      : [
          {
            format: { code, symbol, mask, symbolBefore: symbol_before, symbolSpace: symbol_space },
            rate: decimal(rate),
            priceListId,
          },
        ],
  )
}
