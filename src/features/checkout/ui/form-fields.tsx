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
  maxLength?: number
}

/** One field of the order's form: its id is its name, so that errors can lead to it. */
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

/** A part of the order's form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the fields of the order's form hold. */
export type FieldValues = Record<string, string>

/** What every part of the form shows: the values to begin with, and what is wrong. */
export interface FormSectionProps {
  values: FieldValues
  problems: Record<string, Message>
}
