import { type ReactNode, useId } from 'react'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Message, Text } from '#shared/text.ts'
import { checkoutTexts } from '../texts.ts'

interface OrderFieldProps extends FormSectionProps {
  name: string
  label: Text
  hint?: Text
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  inputMode?: 'numeric'
  optional?: boolean
  className?: string
}

/** One field of the order form; its id is its name, so that errors can link to it. */
export function OrderField({ name, label, hint, values, problems, optional = false, ...rest }: OrderFieldProps) {
  const t = useTranslate()
  const problem = problems[name]
  return (
    <TextField
      {...rest}
      id={name}
      name={name}
      label={t(label)}
      hint={hint && t(hint)}
      optionalLabel={optional ? t(checkoutTexts.optional) : undefined}
      defaultValue={values[name] ?? ''}
      error={problem && t(problem.text, problem.values)}
      required={!optional}
    />
  )
}

/** A section of the order form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="order-part flex flex-col gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The values of the form's fields. */
export type FieldValues = Record<string, string>

/** The props of every form section: initial values and problems. */
export interface FormSectionProps {
  values: FieldValues
  problems: Record<string, Message>
}
