import { removeRebateCode, setRebateCode } from '#features/basket/actions/set-rebate-code.ts'
import { refusalText } from '#features/promotions/rules/refusal-words.ts'
import type { GraphqlContext } from '../context.ts'
import type { RebateCodeChange, Resolvers } from '../generated/resolver-types.ts'

/** The rebate code of the visitor's basket, through the same deed as its page and /settings.php. */
export const rebateCodeResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    activateRebateCode: async (_, { code: typed }, { openShop }): Promise<RebateCodeChange> => {
      const shop = await openShop()
      const set = await setRebateCode(shop, typed)
      if (set.ok && set.value.state === 'works') return done
      const reasons = set.ok ? set.value : set.problem
      const code = set.ok ? set.value.state : set.problem.code
      const message = refusalText(reasons, shop.words)
      const error = { code, message }
      return { status: set.ok ? 'warning' : 'error', error }
    },
    deactivateRebateCode: async (_, __, { openShop }) => {
      await removeRebateCode(await openShop())
      return done
    },
  },
}

const done: RebateCodeChange = { status: 'success', error: null }
