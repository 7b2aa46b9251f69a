import { useTranslate } from '#kit/messages.tsx'
import type { Message } from '#shared/text.ts'
import { type SetupField, type SetupSection, setupFields } from '../rules.ts'
import { firstRunTexts, setupHintTexts, setupQuestionTexts, setupSectionTexts } from '../texts.ts'

interface SetupFormProps {
  action: string
  /** Previous input by field. */
  values: Record<string, string>
  problems: Record<string, Message>
}

const parts: SetupSection[] = ['seller', 'payment', 'delivery', 'look']

/** The questions for a new shop; works without scripts. */
export function SetupForm({ action, values, problems }: SetupFormProps) {
  const t = useTranslate()
  const wrong = setupFields.filter(({ name }) => name in problems)
  return (
    <form method="post" action={action} encType="multipart/form-data">
      {wrong.length > 0 && (
        <div role="alert" className="wrong">
          <p>{t(firstRunTexts.wrong, { count: wrong.length })}</p>
          <ul>
            {wrong.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{t(questionOf(name))}</a>
              </li>
            ))}
          </ul>
          <p>{t(firstRunTexts.again)}</p>
        </div>
      )}
      {parts.map((part) => (
        <fieldset key={part}>
          <legend>{t(setupSectionTexts[part])}</legend>
          {setupFields
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
      <button type="submit">{t(firstRunTexts.create)}</button>
    </form>
  )
}

function questionOf(name: string) {
  return setupQuestionTexts[name as keyof typeof setupQuestionTexts]
}

interface QuestionProps {
  field: SetupField
  value: string
  problem: Message | undefined
}

function Question({ field: { name, kind, required }, value, problem }: QuestionProps) {
  const t = useTranslate()
  const hint =
    kind === 'yes-no' ? '' : t(setupHintTexts[kind]) || t(required ? setupHintTexts.required : setupHintTexts.optional)
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
      <label htmlFor={name}>{t(questionOf(name))}</label>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {kind === 'yes-no' ? (
        <select {...field} defaultValue={value || (name === 'transfer' ? 'tak' : 'nie')}>
          <option value="tak">{t(firstRunTexts.yes)}</option>
          <option value="nie">{t(firstRunTexts.no)}</option>
        </select>
      ) : (
        <input {...field} type={kind === 'file' ? 'file' : 'text'} defaultValue={kind === 'file' ? undefined : value} />
      )}
      {problem && (
        <strong id={`${name}-problem`} className="problem">
          {t(problem.text, problem.values)}
        </strong>
      )}
    </div>
  )
}
