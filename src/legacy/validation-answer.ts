import type { CheckedFields } from '#features/customers/checks/client-data.ts'
import type { FieldKind } from '#features/customers/rules/fields/kinds.ts'
import { type TextOverrides, translate } from '#shared/text.ts'

export interface ValidationAnswer {
  /** 0: valid. */
  errno: 0 | 1
  message?: string
  /** Of B8.1–B8.24. */
  code?: string
  /** The kind of the field that shows the message, where it is not the checked one (B5.24). */
  field?: FieldKind
}

/** The first problem of checked fields; `checked` is the kind where only one was. */
export function validationAnswer(
  { problems: [problem] }: CheckedFields,
  overrides: TextOverrides,
  checked?: FieldKind,
): ValidationAnswer {
  if (!problem) return { errno: 0 }
  const { code, field, message } = problem
  const said = { errno: 1, message: translate(message.text, message.values, overrides), code } as const
  return field === checked ? said : { ...said, field }
}
