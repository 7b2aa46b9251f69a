import { translate } from '#shared/text.ts'
import { rebateTexts } from '../texts.ts'
import { findVisitorRefusal } from './check-conditions.ts'
import type { Promotion } from './promotion.ts'
import type { PromotionClient } from './promotion-result.ts'
import { refusalText } from './promotion-result.ts'
import { type PromotionTextContext, type PromotionWords, periodWords, promotionWords } from './promotion-words.ts'
import { findCodeRefusal, type RebateCode } from './rebate-code.ts'

/** A promotion that is given to a client without a code. */
export interface ShownRebate extends PromotionWords {
  id: number
  name: string
}

/** A code of which a client is told. */
export interface ShownCode extends ShownRebate {
  code: string
  /** Nobody else may use it. */
  own: boolean
  /** Why it can not be used, in words; null when it can. */
  refusal: string | null
}

/** What a client has of the shop's promotions. */
export interface ClientRebates {
  /** The merchant's word for clients of his kind; '' for none. */
  group: string
  rebates: ShownRebate[]
  codes: ShownCode[]
}

/**
 * What is in force for this client: promotions that need no code and his own codes, whatever became of these; of the codes that are
 * shown to all, those that he may use now or later.
 */
export function toClientRebates(
  promotions: Promotion[],
  codes: RebateCode[],
  client: PromotionClient | null,
  writing: PromotionTextContext,
): ClientRebates {
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const seen = { now: writing.now, currency: writing.currency, goods: new Map(), giftCards: new Set<number>(), client }
  const refusalOf = ({ conditions }: Promotion) =>
    conditions.map((condition) => findVisitorRefusal(condition, seen)).find((reason) => reason !== null) ?? null
  return {
    group: client?.group ?? '',
    rebates: promotions
      .filter((promotion) => !promotion.needsCode && refusalOf(promotion) === null)
      .map((promotion) => ({ id: promotion.id, name: promotion.name, ...promotionWords(promotion, writing) })),
    codes: codes.flatMap((code): ShownCode[] => {
      const promotion = byId.get(code.promotionId)
      const refusal = promotion && (findCodeRefusal(code, seen) ?? refusalOf(promotion))
      const own = code.owner === 'visitor'
      if (!promotion || (!own && refusal && refusal.code !== 'not_yet')) return []
      const { gives, when } = promotionWords(promotion, writing)
      return [
        {
          ...{ id: promotion.id, name: promotion.name, code: code.text, own, gives },
          when: [...when, ...codeWords(code, writing)],
          refusal: refusal ? refusalText(refusal, writing.words) : null,
        },
      ]
    }),
  }
}

/** How long a code is good, and how often this client may use it. */
function codeWords(
  { validFrom, validTo, mostUsesPerClient, usesOfClient }: RebateCode,
  { now, words }: PromotionTextContext,
): string[] {
  const left = mostUsesPerClient === null ? 0 : mostUsesPerClient - usesOfClient
  return [
    ...periodWords(
      { from: validFrom?.toISOString(), to: validTo?.toISOString() },
      (text, values) => translate(text, values, words),
      now,
    ),
    ...(left > 0 ? [translate(rebateTexts.usesLeft, { count: left }, words)] : []),
  ]
}
