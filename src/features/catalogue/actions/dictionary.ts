import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { type DisclosureInput, disclosureCheck } from '../checks/disclosure.ts'
import { issueMessage } from '../checks/product.ts'
import { dictionarySlug } from '../rules/dictionary-slug.ts'
import { ensureProducersOrSeries, idsBySlug, updateProducersOrSeries } from '../writes/dictionaries.ts'
import { writeDisclosures } from '../writes/disclosures.ts'
import { updateParameterDescriptions, updateValueDescriptions } from '../writes/parameters.ts'

/** A producer or a series. */
export interface ProducerInput {
  slug: string
  name: string
  /** HTML; made harmless before it is stored. */
  description: string
}

/** Creates producers and series, or names and describes those that have these slugs. */
export async function saveProducersAndSeries(
  shop: PublicShop,
  request: { producers: ProducerInput[]; series: ProducerInput[] },
): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [table, makers] of [
      ['producer', request.producers],
      ['series', request.series],
    ] as const) {
      await ensureProducersOrSeries(shop, table, makers)
      await updateProducersOrSeries(
        shop,
        table,
        makers.map((maker) => ({ ...maker, description: sanitiseHtml(maker.description) })),
      )
    }
    await publishInvalidation(shop, ['all'])
  })
}

/** What a parameter means, and some of its values, in plain text; '' takes an explanation away. */
export interface ParameterDescription {
  name: string
  description?: string
  /** By value. */
  values?: Record<string, string>
}

/** Explains words of the dictionary of parameters (B2.24); those that no product has are passed over. */
export async function saveParameterDescriptions(shop: PublicShop, explained: ParameterDescription[]): Promise<void> {
  await transaction(shop, async (shop) => {
    await updateParameterDescriptions(
      shop,
      explained.flatMap(({ name, description }) =>
        description === undefined ? [] : { slug: dictionarySlug(name), description },
      ),
    )
    await updateValueDescriptions(
      shop,
      explained.flatMap(({ name, values = {} }) =>
        Object.entries(values).map(([value, description]) => ({
          parameter: dictionarySlug(name),
          slug: dictionarySlug(value),
          description,
        })),
      ),
    )
    await publishInvalidation(shop, ['all'])
  })
}

/** Of a producer by slug, or of one product by number. */
export type DisclosureRequest = DisclosureInput & ({ producer: string } | { product: number })

/**
 * Says who answers for the safety of a producer's products or of one of them, of what they warn and what is warranted
 * (Regulation (EU) 2023/988, art. 19). What is left out stays. Whom it names and nobody knows is passed over.
 */
export function saveDisclosures(shop: PublicShop, all: DisclosureRequest[]): Promise<Result<void, Message[]>> {
  return transaction(shop, async (shop) => {
    const checked = all.map((told) => ({ told, ...disclosureCheck.safeParse(told, { reportInput: true }) }))
    const issues = checked.flatMap(({ error }) => error?.issues ?? [])
    if (issues.length > 0) return refused(issues.slice(0, 5).map(issueMessage))
    const producers = await idsBySlug(
      shop,
      'producer',
      all.flatMap((told) => ('producer' in told ? told.producer : [])),
    )
    const rows = checked.flatMap(({ told, data }) => (data ? [{ told, data }] : []))
    await writeDisclosures(
      shop,
      'producer',
      rows.flatMap(({ told, data }) => {
        const id = 'producer' in told ? producers.get(told.producer) : undefined
        return id === undefined ? [] : { ...data, id }
      }),
    )
    await writeDisclosures(
      shop,
      'product',
      rows.flatMap(({ told, data }) => ('product' in told ? { ...data, id: told.product } : [])),
    )
    await publishInvalidation(shop, ['all'])
    return done(undefined)
  })
}
