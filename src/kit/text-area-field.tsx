import type { TextareaHTMLAttributes } from 'react'
import { controlClass, Field, type FieldProps } from './fields.tsx'

type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

/** Several lines of text. */
export function TextAreaField({ label, name, hint, error, optionalLabel, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(ties) => <textarea rows={3} {...rest} {...ties} name={name} className={controlClass} />}
    </Field>
  )
}
