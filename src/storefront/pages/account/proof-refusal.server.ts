import { data } from 'react-router'
import { retryMessage } from '#features/customers/rules.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import type { ProofRefusal } from '#platform/accounts/second-factor/account-protection.ts'
import type { Message, Text } from '#shared/text.ts'
import { tooManyRequests } from '../../forms.server.ts'

/** Why a change of how to sign in was refused: at the field of the proof, or for the whole page. */
export interface ShownProofRefusal {
  problem?: Message
  message?: Message
}

export function proofRefusal(refused: ProofRefusal, wrong: Text, now: Date) {
  switch (refused.code) {
    case 'wrong':
      return data<ShownProofRefusal>({ problem: { text: wrong } }, 422)
    case 'old':
      return data<ShownProofRefusal>({ message: { text: securityTexts.signInAgain } }, 403)
    case 'busy':
      return data<ShownProofRefusal>(
        { message: { text: securityTexts.busy } },
        { status: 503, headers: { 'Retry-After': '60' } },
      )
    case 'wait':
      return data<ShownProofRefusal>(
        { message: retryMessage(securityTexts.wait, refused.until, now) },
        tooManyRequests(refused.until, now),
      )
  }
}
