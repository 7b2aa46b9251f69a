import { translate } from '#shared/text.ts'
import { rebateTexts } from '../texts/promotions.ts'
import { findVisitorRefusal } from './check-conditions.ts'
import { periodWords } from './conditions/period.ts'
import type { PromotionTextContext } from './define-condition.ts'
import type { Promotion } from './promotion.ts'
import type { ClientFacts } from './promotion-result.ts'
import { refusalText } from './promotion-result.ts'
import { type PromotionWords, promotionWords } from './promotion-words.ts'
import { findCodeRefusal, type RebateCode } from './rebate-code.ts'

/** A promotion that a client gets without a code. */
export interface ClientPromotion extends PromotionWords {
  id: number
  name: string
}

/** A code on a client's page of rebates. */
export interface ShownCode extends ClientPromotion {
  code: string
  /** Only this client may use it. */
  own: boolean
  /** Why it can not be used, in words; null when it can. */
  refusal: string | null
}

/** What the shop's promotions offer a client. */
export interface ClientPromotions {
  /** The client's group in the merchant's own words; '' for none. */
  group: string
  withoutCode: ClientPromotion[]
  codes: ShownCode[]
}

/**
 * What is in force for this client: promotions that need no code, the client's own codes, used and expired ones too, and of the codes
 * that are shown to all, those that the client may use now or later.
 */
export function toClientPromotions(
  promotions: Promotion[],
  codes: RebateCode[],
  client: Partial<ClientFacts> | null,
  writing: PromotionTextContext,
): ClientPromotions {
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const context = { now: writing.now, client }
  const refusalOf = ({ conditions }: Promotion) =>
    conditions.map((condition) => findVisitorRefusal(condition, context)).find((reason) => reason !== null) ?? null
  return {
    group: client?.group ?? '',
    withoutCode: promotions
      .filter((promotion) => !promotion.needsCode && refusalOf(promotion) === null)
      .map((promotion) => ({ id: promotion.id, name: promotion.name, ...promotionWords(promotion, writing) })),
    codes: codes.flatMap((code): ShownCode[] => {
      const promotion = byId.get(code.promotionId)
      const refusal = promotion && (findCodeRefusal(code, context) ?? refusalOf(promotion))
      const own = code.owner === 'visitor'
      if (!promotion || (!own && refusal && refusal.code !== 'not_yet')) return []
      const { gives, when } = promotionWords(promotion, writing)
      return [
        {
          ...{ id: promotion.id, name: promotion.name, code: code.text, own, gives },
          when: [...when, ...codeWords(code, writing)],
          refusal: refusal ? refusalText(refusal, writing.textOverrides) : null,
        },
      ]
    }),
  }
}

/** How long a code is valid, and how often this client may still use it. */
function codeWords(
  { validFrom, validTo, mostUsesPerClient, usesOfClient }: RebateCode,
  writing: PromotionTextContext,
): string[] {
  const left = mostUsesPerClient === null ? 0 : mostUsesPerClient - usesOfClient
  return [
    ...periodWords({ from: validFrom?.toISOString(), to: validTo?.toISOString() }, writing),
    ...(left > 0 ? [translate(rebateTexts.usesLeft, { count: left }, writing.textOverrides)] : []),
  ]
}
