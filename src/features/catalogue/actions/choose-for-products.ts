import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import type { ProductChoice } from '../rules/product-choice.ts'
import { forgetDigest, updateChoice } from '../writes/product-choices.ts'

type Chosen = Result<null, { unknown: number[] }>

/**
 * Lets products be as the merchant has decided, whatever their source says from now on; a decision that is given back is the
 * source's again with its next import. All of them or, when there are products that the shop does not have, none.
 */
export function chooseForProducts(shop: PublicShop, choices: ProductChoice[]): Promise<Chosen> {
  return transactionOrUndo<PublicShop, Chosen>(shop, async (shop) => {
    const unknown: number[] = []
    for (const choice of choices.toSorted((one, other) => one.id - other.id)) {
      if (!(await updateChoice(shop, choice))) unknown.push(choice.id)
      if (Object.values(choice).includes(null)) await forgetDigest(shop, choice.id)
    }
    if (unknown.length > 0) return refused({ unknown })
    const ids = choices.map(({ id }) => id)
    await changed(shop, ['products', ...tagsOf('product', ids)])
    return done(null)
  })
}
