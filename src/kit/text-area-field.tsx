import type { TextareaHTMLAttributes } from 'react'
import { controlClass, Field, type FieldProps } from './fields.tsx'

type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

/** A text field of several lines. */
export function TextAreaField({ label, name, hint, error, optionalLabel, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(controlAttributes) => (
        <textarea rows={3} {...rest} {...controlAttributes} name={name} className={controlClass} />
      )}
    </Field>
  )
}
