import { feedSources } from '#features/feeds/reads/feed-sources.ts'
import { addressesSetting } from '#features/feeds/settings.ts'
import type { PublicShop } from '#shop'
import { type Finding, note, well } from './finding.ts'

/** Whether what is imported by the clock comes in; nothing where nothing is. */
export async function lookAtFeeds(shop: PublicShop): Promise<Finding[]> {
  const addresses = shop.settings.get(addressesSetting)
  if (addresses.length === 0) return []
  const failing = (await feedSources(shop)).filter(
    ({ problem, source, address }) =>
      problem !== null && addresses.some((one) => one.source === source && one.address === address),
  )
  if (failing.length === 0) return [well('pliki z towarami', `źródła: ${addresses.length}`)]
  const listed = failing.map(({ source, problem }) => `\n    ${source}: ${problem}`)
  return [note('pliki z towarami', `Nie wczytują się: ${failing.length}. Więcej: feeds list${listed.join('')}`)]
}
