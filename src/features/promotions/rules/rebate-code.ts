import { momentInWords } from '#shared/moment-in-words.ts'
import { normalizeUnicode } from '#shared/normalize.ts'
import { refusalTexts } from '../texts.ts'
import type { PromotionInput } from './promotion.ts'
import { type CodeRefusal, type PromotionContext, refuse } from './promotion-result.ts'

/** A code that somebody may type, with how often it has been used until now. */
export interface RebateCode {
  /** As `codeText` writes it. */
  text: string
  promotionId: number
  /** From then, and until before then; null: always. */
  validFrom: Date | null
  validTo: Date | null
  /** Null: as often as one likes. */
  mostUses: number | null
  uses: number
  mostUsesPerClient: number | null
  usesOfClient: number
  /** Whose it is: only he may use it. */
  owner: 'anybody' | 'visitor' | 'somebody else'
}

/** A code as it is compared and stored: case, surrounding space and how letters are composed make no difference. */
export function normalizeCode(typed: string): string {
  return normalizeUnicode(typed.trim(), 'NFC').toUpperCase()
}

/** Whether a merchant could have made such a code, in letters as `codeText` writes them. */
export function isPossibleCode(text: string): boolean {
  return text !== '' && text.length <= 50
}

/** Why a code gives nothing, whatever lies in the basket. Somebody else's is told like one that is not there, to guests as well. */
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

/** There is no such code, or it is not for whoever asks. */
export const unknownCode: CodeRefusal = { code: 'unknown', message: { text: refusalTexts.unknown } }

/** A code, as `codeText` writes it, and the key of the promotion that has it. */
export interface OwnedCode {
  text: string
  key: string
}

/** The codes that a promotion lists, as they are stored. */
export function listedCodes({ codes = [] }: Pick<PromotionInput, 'codes'>): string[] {
  return codes.map(({ code }) => normalizeCode(code))
}

/**
 * The place of the first code that is listed twice, or that a promotion has of which the file says nothing: '1.codes.0.code'; null
 * when there is none. What a promotion of the file lists no more is free for another one.
 */
export function findTakenCode(promotions: PromotionInput[], owned: OwnedCode[]): string | null {
  const keys = new Set(promotions.map(({ key }) => key))
  const taken = new Set(owned.filter(({ key }) => !keys.has(key)).map(({ text }) => text))
  for (const [place, promotion] of promotions.entries())
    for (const [at, text] of listedCodes(promotion).entries()) {
      if (taken.has(text)) return `${place}.codes.${at}.code`
      taken.add(text)
    }
  return null
}
