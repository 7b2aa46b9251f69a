import type { TextareaHTMLAttributes } from 'react'
import { controlLook, Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

/** Several lines of text. */
export function TextAreaField({ label, name, hint, error, optionalLabel, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(ties) => <textarea rows={3} {...rest} {...ties} name={name} className={controlLook} />}
    </Field>
  )
}
