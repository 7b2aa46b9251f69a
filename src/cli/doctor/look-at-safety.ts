import { safetyGaps } from '#features/catalogue/reads/safety-gaps.ts'
import type { PublicShop } from '#shop'
import { type Finding, note, well } from './finding.ts'

const mostListed = 20

const lacking = { manufacturer: 'bez danych producenta', responsible: 'bez osoby odpowiedzialnej w Unii' }

/** Goods that may not be offered as they are: Regulation (EU) 2023/988, art. 19. */
export async function lookAtSafety(shop: PublicShop): Promise<Finding[]> {
  const gaps = await safetyGaps(shop)
  if (gaps.length === 0) return [well('bezpieczeństwo', 'każdy towar mówi, kto za niego odpowiada')]
  const listed = gaps.slice(0, mostListed).map(({ productId, name, producer, gap }) => {
    const of = producer ? ` (${producer})` : ''
    return `\n    ${productId} ${name}${of}: ${lacking[gap]}`
  })
  const rest = gaps.length > mostListed ? `\n    … i ${gaps.length - mostListed} więcej` : ''
  const how = 'Wpisz dane: safety producer … albo safety product …'
  return [
    note(
      'bezpieczeństwo',
      `Towary, których bez tych danych nie wolno oferować: ${gaps.length}. ${how}${listed.join('')}${rest}`,
    ),
  ]
}
