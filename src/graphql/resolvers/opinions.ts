import { getOpinions } from '#features/opinions/queries/published-opinions.ts'
import type { Opinion, OpinionSubject } from '#features/opinions/rules/opinion.ts'
import { allOpinions } from '#features/opinions/rules/opinion-list.ts'
import { checkRange } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Opinion as OpinionAnswer, Resolvers } from '../generated/resolver-types.ts'
import { defaultOpinions, maxOpinions } from '../query-weights.ts'

const maxOffset = 10_000
const warsaw = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' })

export const opinionResolvers: Resolvers<GraphqlContext> = {
  Query: {
    opinion: async (_, { SearchOpinionsInput: asked }, { publicShop }) => {
      const range = (name: 'resultsLimit' | 'resultsOffset', usual: number, bounds: [number, number]) =>
        checkRange(name, asked[name] ?? usual, bounds, publicShop.textOverrides)
      const limit = range('resultsLimit', defaultOpinions, [1, maxOpinions])
      const offset = range('resultsOffset', 0, [0, maxOffset])
      const subject: OpinionSubject | null =
        asked.type === 'order' ? 'shop' : asked.sourceId == null ? null : { productId: asked.sourceId }
      if (!subject) return []
      const order = asked.ordersBy === 'score' ? 'helpful' : 'newest'
      return (await getOpinions(publicShop, subject, { ...allOpinions, order, offset, limit })).map(opinionAnswer)
    },
  },
}

function opinionAnswer({
  isConfirmed,
  writtenAt,
  helpful,
  unhelpful,
  answeredAt: _,
  ...opinion
}: Opinion): OpinionAnswer {
  return {
    ...opinion,
    confirmedByPurchase: isConfirmed,
    createDate: warsaw.format(writtenAt),
    ...{ scorePositive: helpful, scoreNegative: unhelpful },
  }
}
