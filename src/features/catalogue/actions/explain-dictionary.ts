import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import { dictionarySlug } from '../rules/dictionary-slug.ts'
import { explainParameters, explainValues } from '../writes/explanations.ts'

/** What a parameter means, and some of its values, in plain text; '' takes an explanation away. */
export interface ParameterExplained {
  name: string
  description?: string
  /** By value. */
  values?: Record<string, string>
}

/** Explains words of the dictionary of parameters (B2.24); those that no product has are passed over. */
export async function explainDictionary(shop: PublicShop, explained: ParameterExplained[]): Promise<void> {
  await transaction(shop, async (shop) => {
    await explainParameters(
      shop,
      explained.flatMap(({ name, description }) =>
        description === undefined ? [] : { slug: dictionarySlug(name), description },
      ),
    )
    await explainValues(
      shop,
      explained.flatMap(({ name, values = {} }) =>
        Object.entries(values).map(([value, description]) => ({
          parameter: dictionarySlug(name),
          slug: dictionarySlug(value),
          description,
        })),
      ),
    )
    await changed(shop, ['all'])
  })
}
