import type { PromotionInput } from './promotion-input.ts'
import { codeText } from './rebate-code.ts'

/** A code, as `codeText` writes it, and the key of the promotion that has it. */
export interface OwnedCode {
  text: string
  key: string
}

/** The codes that a promotion lists, as they are stored. */
export function codesOf({ codes = [] }: Pick<PromotionInput, 'codes'>): string[] {
  return codes.map(({ code }) => codeText(code))
}

/**
 * The place of the first code that is listed twice, or that a promotion has of which the file says nothing: '1.codes.0.code'; null
 * when there is none. What a promotion of the file lists no more is free for another one.
 */
export function takenPlace(promotions: PromotionInput[], owned: OwnedCode[]): string | null {
  const keys = new Set(promotions.map(({ key }) => key))
  const taken = new Set(owned.filter(({ key }) => !keys.has(key)).map(({ text }) => text))
  for (const [place, promotion] of promotions.entries())
    for (const [at, text] of codesOf(promotion).entries()) {
      if (taken.has(text)) return `${place}.codes.${at}.code`
      taken.add(text)
    }
  return null
}
