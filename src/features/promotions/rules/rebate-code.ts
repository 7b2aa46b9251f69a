import { momentInWords } from '#shared/day.ts'
import { normalizeUnicode } from '#shared/plain-text.ts'
import { refusalTexts } from '../texts/promotions.ts'
import type { PromotionInput } from './promotion.ts'
import { type CodeRefusal, type PromotionContext, refuse } from './promotion-result.ts'

/** A rebate code with the number of its uses. */
export interface RebateCode {
  /** Normalized. */
  text: string
  promotionId: number
  /** The first moment when it is valid, and the first when it no longer is; null: no limit. */
  validFrom: Date | null
  validTo: Date | null
  /** Null: no limit. */
  mostUses: number | null
  uses: number
  mostUsesPerClient: number | null
  usesOfClient: number
  /** Who may use it. */
  owner: 'anybody' | 'visitor' | 'somebody else'
}

/** A code as it is compared and stored: case, surrounding space and Unicode composition make no difference. */
export function normalizeCode(typed: string): string {
  return normalizeUnicode(typed.trim(), 'NFC').toUpperCase()
}

/** Whether a normalized text may be a code. */
export function isPossibleCode(text: string): boolean {
  return text !== '' && text.length <= 50
}

/** Why a code is refused for any basket. A code of another client gets the same answer as an unknown one, for guests too. */
export function findCodeRefusal(
  code: RebateCode | null,
  { now, client }: Pick<PromotionContext, 'now' | 'client'>,
): CodeRefusal | null {
  if (!code || code.owner === 'somebody else') return unknownCode
  const { validFrom, validTo, mostUses, mostUsesPerClient } = code
  if (validFrom && now < validFrom)
    return refuse('not_yet', refusalTexts.codeNotYet, { moment: momentInWords(validFrom, now) })
  if (validTo && now >= validTo)
    return refuse('expired', refusalTexts.codeExpired, { moment: momentInWords(validTo, now) })
  if (mostUses !== null && code.uses >= mostUses) return { code: 'used', message: { text: refusalTexts.used } }
  if (mostUsesPerClient === null) return null
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return code.usesOfClient >= mostUsesPerClient ? { code: 'used', message: { text: refusalTexts.usedByYou } } : null
}

/** There is no such code, or it belongs to another client. */
export const unknownCode: CodeRefusal = { code: 'unknown', message: { text: refusalTexts.unknown } }

/** A normalized code and the key of its promotion. */
export interface CodeOfPromotion {
  text: string
  key: string
}

/** The codes that a promotion lists, as they are stored. */
export function listedCodes({ codes = [] }: Pick<PromotionInput, 'codes'>): string[] {
  return codes.map(({ code }) => normalizeCode(code))
}

/**
 * The path of the first code that is listed twice, or that belongs to a promotion outside the file: '1.codes.0.code'; null when there is
 * none. A code that a promotion of the file no longer lists may be used by another one.
 */
export function findTakenCode(promotions: PromotionInput[], owned: CodeOfPromotion[]): string | null {
  const keys = new Set(promotions.map(({ key }) => key))
  const taken = new Set(owned.filter(({ key }) => !keys.has(key)).map(({ text }) => text))
  for (const [index, promotion] of promotions.entries())
    for (const [at, text] of listedCodes(promotion).entries()) {
      if (taken.has(text)) return `${index}.codes.${at}.code`
      taken.add(text)
    }
  return null
}
