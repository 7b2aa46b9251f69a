import type { ValidationCode } from '#features/customers/texts/validation.ts'
import type { Message } from '#shared/text.ts'

/** Why a place cannot be chosen. */
export interface DestinationProblem {
  code: ValidationCode
  message: Message
}
