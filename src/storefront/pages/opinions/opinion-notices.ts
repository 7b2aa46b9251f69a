import type { OpinionState } from '#features/opinions/rules/opinion.ts'
import { opinionFormTexts as texts } from '#features/opinions/texts/opinion-form.ts'
import type { Text } from '#shared/text.ts'

/** What became of an opinion, in the address of the page that says so. */
export const withdrawnNotice = '?stan=wycofana'

export function sentNotice(state: OpinionState): string {
  return state === 'published' ? '?stan=opublikowana' : '?stan=wyslana'
}

/** The message that an address asks for; null: none. */
export function opinionNotice(query: URLSearchParams, ofProduct: boolean): Text | null {
  switch (query.get('stan')) {
    case 'wyslana':
      return texts.sent
    case 'opublikowana':
      return ofProduct ? texts.published : texts.publishedOfShop
    case 'wycofana':
      return texts.withdrawn
    default:
      return null
  }
}
