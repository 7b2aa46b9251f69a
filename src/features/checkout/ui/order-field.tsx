import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { Text } from '#shared/text.ts'
import { checkoutTexts } from '../texts.ts'
import type { FormPart } from './typed-values.ts'

interface OrderFieldProps extends FormPart {
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
  const say = useWords()
  const problem = problems[name]
  return (
    <TextField
      {...rest}
      id={name}
      name={name}
      label={say(label)}
      hint={hint && say(hint)}
      optionalLabel={optional ? say(checkoutTexts.optional) : undefined}
      defaultValue={values[name] ?? ''}
      error={problem && say(problem.text, problem.values)}
      required={!optional}
    />
  )
}
