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
  /** HTML; sanitized before it is stored. */
  description: string
}

/** Creates producers and series, or updates the names and descriptions of existing ones, by slug. */
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

/** The explanation of a parameter and of some of its values, in plain text; '' removes an explanation. */
export interface ParameterDescription {
  name: string
  description?: string
  /** By value. */
  values?: Record<string, string>
}

/** Saves explanations in the dictionary of parameters (B2.24); unknown parameters and values are skipped. */
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

/** Of a producer by slug, or of one product by id. */
export type DisclosureRequest = DisclosureInput & ({ producer: string } | { product: number })

/**
 * Saves the product safety data of producers or single products: responsible operators, warnings and warranties (Regulation (EU) 2023/988, art. 19).
 * Omitted fields are unchanged. Unknown producers and products are skipped.
 */
export function saveDisclosures(shop: PublicShop, all: DisclosureRequest[]): Promise<Result<void, Message[]>> {
  return transaction(shop, async (shop) => {
    const checked = all.map((disclosure) => ({
      disclosure,
      ...disclosureCheck.safeParse(disclosure, { reportInput: true }),
    }))
    const issues = checked.flatMap(({ error }) => error?.issues ?? [])
    if (issues.length > 0) return refused(issues.slice(0, 5).map(issueMessage))
    const producers = await idsBySlug(
      shop,
      'producer',
      all.flatMap((disclosure) => ('producer' in disclosure ? disclosure.producer : [])),
    )
    const rows = checked.flatMap(({ disclosure, data }) => (data ? [{ disclosure, data }] : []))
    await writeDisclosures(
      shop,
      'producer',
      rows.flatMap(({ disclosure, data }) => {
        const id = 'producer' in disclosure ? producers.get(disclosure.producer) : undefined
        return id === undefined ? [] : { ...data, id }
      }),
    )
    await writeDisclosures(
      shop,
      'product',
      rows.flatMap(({ disclosure, data }) => ('product' in disclosure ? { ...data, id: disclosure.product } : [])),
    )
    await publishInvalidation(shop, ['all'])
    return done(undefined)
  })
}
