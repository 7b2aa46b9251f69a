import { z } from 'zod'
import { momentInWords, untilInWords } from '#shared/day.ts'
import { expects } from '#shared/read-json.ts'
import { defineTexts } from '#shared/text.ts'
import { promotionFileTexts } from '../../texts/promotions.ts'
import { defineCondition, type PromotionTextContext, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', { fromMoment: 'od {moment}', untilMoment: 'do {moment}' })
const refusals = defineTexts('promotionRefused', {
  notYet: 'Ta promocja zaczyna się {moment}.',
  expired: 'Ta promocja skończyła się {moment}.',
})

const moment = z.iso.datetime({ offset: true })

/** ISO 8601 instants: from one until before another. */
export const periodFields = { from: moment.optional(), to: moment.optional() }

interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Whether a period ends after it begins. */
export function isInOrder({ from, to }: Period): boolean {
  return from === undefined || to === undefined || new Date(from) < new Date(to)
}

/** From one moment until before another. */
export const periodCondition = defineCondition({
  kind: 'period',
  schema: z
    .strictObject({ kind: z.literal('period'), ...periodFields })
    .refine(isInOrder, expects(promotionFileTexts.inOrder)),
  texts: { words, refusals },
  describe: (condition, writing) => periodWords(condition, writing),
  refuseAt({ from, to }, now) {
    if (from !== undefined && now < new Date(from))
      return refuse('not_yet', refusals.notYet, { moment: momentInWords(new Date(from), now) })
    if (to !== undefined && now >= new Date(to))
      return refuse('expired', refusals.expired, { moment: momentInWords(new Date(to), now) })
    return null
  },
  toCampaign: ({ from, to }) => ({ from: toDate(from), until: toDate(to) }),
})

function toDate(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment)
}

/** 'od 1 grudnia', 'do 24 grudnia': a start that has passed is left out. */
export function periodWords(
  { from, to }: Period,
  writing: Pick<PromotionTextContext, 'now' | 'textOverrides'>,
): string[] {
  const { now } = writing
  const start = toDate(from)
  return [
    ...(start && start > now ? [translateText(words.fromMoment, { moment: momentInWords(start, now) }, writing)] : []),
    ...(to === undefined
      ? []
      : [translateText(words.untilMoment, { moment: untilInWords(new Date(to), now) }, writing)]),
  ]
}
