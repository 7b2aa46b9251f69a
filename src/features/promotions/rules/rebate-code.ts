import { normalized } from '#shared/normalized.ts'
import { refusalTexts } from '../texts/refusal.ts'
import type { Circumstances } from './circumstances.ts'
import { momentInWords } from './moment-in-words.ts'
import type { CodeRefusal } from './promoted.ts'
import { refuse } from './refuse.ts'

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
export function codeText(typed: string): string {
  return normalized(typed.trim(), 'NFC').toUpperCase()
}

/** Whether a merchant could have made such a code, in letters as `codeText` writes them. */
export function mayBeCode(text: string): boolean {
  return text !== '' && text.length <= 50
}

/** Why a code gives nothing, whatever lies in the basket. Somebody else's is told like one that is not there, to guests as well. */
export function whyNotCode(
  code: RebateCode | null,
  { now, client }: Pick<Circumstances, 'now' | 'client'>,
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
