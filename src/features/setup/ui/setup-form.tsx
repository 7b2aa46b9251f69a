import { useWords } from '#kit/words.tsx'
import type { Message } from '#shared/text.ts'
import { type Field, fields, type Part } from '../rules/fields.ts'
import { firstRunTexts } from '../texts/first-run.ts'
import { hintTexts, partTexts, questionTexts } from '../texts/questions.ts'

interface SetupFormProps {
  action: string
  /** What was typed before, by field. */
  values: Record<string, string>
  problems: Record<string, Message>
}

const parts: Part[] = ['seller', 'payment', 'delivery', 'look']

/** Asks everything that a new shop needs; works without scripts. */
export function SetupForm({ action, values, problems }: SetupFormProps) {
  const say = useWords()
  const wrong = fields.filter(({ name }) => name in problems)
  return (
    <form method="post" action={action} encType="multipart/form-data">
      {wrong.length > 0 && (
        <div role="alert" className="wrong">
          <p>{say(firstRunTexts.wrong, { count: wrong.length })}</p>
          <ul>
            {wrong.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{say(questionOf(name))}</a>
              </li>
            ))}
          </ul>
          <p>{say(firstRunTexts.again)}</p>
        </div>
      )}
      {parts.map((part) => (
        <fieldset key={part}>
          <legend>{say(partTexts[part])}</legend>
          {fields
            .filter((field) => field.part === part)
            .map((field) => (
              <Question
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                problem={problems[field.name]}
              />
            ))}
        </fieldset>
      ))}
      <button type="submit">{say(firstRunTexts.create)}</button>
    </form>
  )
}

function questionOf(name: string) {
  return questionTexts[name as keyof typeof questionTexts]
}

interface QuestionProps {
  field: Field
  value: string
  problem: Message | undefined
}

function Question({ field: { name, kind, required }, value, problem }: QuestionProps) {
  const say = useWords()
  const hint = kind === 'yes-no' ? '' : say(hintTexts[kind]) || say(required ? hintTexts.required : hintTexts.optional)
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  const field = {
    id: name,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
    required: required || undefined,
  }
  return (
    <div className="question">
      <label htmlFor={name}>{say(questionOf(name))}</label>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {kind === 'yes-no' ? (
        <select {...field} defaultValue={value || (name === 'transfer' ? 'tak' : 'nie')}>
          <option value="tak">{say(firstRunTexts.yes)}</option>
          <option value="nie">{say(firstRunTexts.no)}</option>
        </select>
      ) : (
        <input {...field} type={kind === 'file' ? 'file' : 'text'} defaultValue={kind === 'file' ? undefined : value} />
      )}
      {problem && (
        <strong id={`${name}-problem`} className="problem">
          {say(problem.text, problem.values)}
        </strong>
      )}
    </div>
  )
}
