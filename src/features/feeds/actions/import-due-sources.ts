import type { PublicShop } from '#shop'
import { addressesSetting, everyMinutesSetting, vatSetting } from '../settings.ts'
import { claimSource } from '../writes/feed-sources.ts'
import { importAddress, wordsOf } from './import-source.ts'

/** What became of an address of the setting. */
export interface DueImport {
  source: string
  /** In words; null when all went well. */
  problem: string | null
}

/** Imports what lies at the addresses of the setting, each as often as the setting says, one after the other, and by one process only. */
export async function importDueSources(
  shop: () => PublicShop,
  { hostsAllowed, signal }: { hostsAllowed: string[]; signal: AbortSignal },
): Promise<DueImport[]> {
  const done: DueImport[] = []
  for (const { source, address } of shop().settings.get(addressesSetting)) {
    if (signal.aborted) break
    const now = shop()
    const before = new Date(now.now.getTime() - now.settings.get(everyMinutesSetting) * 60_000)
    if (!(await claimSource(now, address, source, before))) continue
    const answer = await importAddress(now, address, {
      ...{ source, hostsAllowed, signal, format: null, dryRun: false, again: false },
      vat: now.settings.get(vatSetting),
      onRefused: () => {},
      onRemark: () => {},
      onProgress: () => {},
    })
    done.push({ source, problem: answer.ok ? null : wordsOf(now, answer.problem) })
  }
  return done
}
