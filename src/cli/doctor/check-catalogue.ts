import { safetyGaps } from '#features/catalogue/queries/disclosures.ts'
import { listFeedSources } from '#features/feeds/queries.ts'
import { feedAddressesSetting } from '#features/feeds/settings.ts'
import type { PublicShop } from '#shop'
import { type Finding, ok, warning } from './finding.ts'

const maxListed = 20

const gapLabels = { manufacturer: 'bez danych producenta', responsible: 'bez osoby odpowiedzialnej w Unii' }

/** Goods that may not be offered without safety information: Regulation (EU) 2023/988, art. 19. */
export async function checkProductSafety(shop: PublicShop): Promise<Finding[]> {
  const gaps = await safetyGaps(shop)
  if (gaps.length === 0) return [ok('bezpieczeństwo', 'każdy towar mówi, kto za niego odpowiada')]
  const listed = gaps.slice(0, maxListed).map(({ productId, name, producer, gap }) => {
    const producerSuffix = producer ? ` (${producer})` : ''
    return `\n    ${productId} ${name}${producerSuffix}: ${gapLabels[gap]}`
  })
  const rest = gaps.length > maxListed ? `\n    … i ${gaps.length - maxListed} więcej` : ''
  const how = 'Wpisz dane: safety producer … albo safety product …'
  return [
    warning(
      'bezpieczeństwo',
      `Towary, których bez tych danych nie wolno oferować: ${gaps.length}. ${how}${listed.join('')}${rest}`,
    ),
  ]
}

/** Whether scheduled imports work; no finding without imports. */
export async function checkFeedImports(shop: PublicShop): Promise<Finding[]> {
  const addresses = shop.settings.get(feedAddressesSetting)
  if (addresses.length === 0) return []
  const failing = (await listFeedSources(shop)).filter(
    ({ problem, source, address }) =>
      problem !== null && addresses.some((one) => one.source === source && one.address === address),
  )
  if (failing.length === 0) return [ok('pliki z towarami', `źródła: ${addresses.length}`)]
  const listed = failing.map(({ source, problem }) => `\n    ${source}: ${problem}`)
  return [warning('pliki z towarami', `Nie wczytują się: ${failing.length}. Więcej: feeds list${listed.join('')}`)]
}
