import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { DateField } from '#kit/calendar/date-field.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import type { Message } from '#shared/text.ts'
import { choiceTexts } from '../texts/choices.ts'
import { offerTexts } from '../texts/offer.ts'

/** A form that was sent without scripts, and refused. */
export interface RefusedForm {
  /** What was typed and chosen, by the names of the fields. */
  typed: Record<string, string | undefined>
  /** What is wrong, and the key of its field; '': of none alone. */
  problem: { key: string; message: Message } | null
}

/**
 * The configurator (B2.21): plain fields of the buy form. CSS hides a conditional field until the other field has its value; the server
 * decides whether it counts. Prices as shown.
 */
export function ConfigurationFields({ fields, refused }: { fields: ConfiguratorField[]; refused: RefusedForm | null }) {
  const id = useSectionId()
  const t = useTranslate()
  const { typed = {}, problem = null } = refused ?? {}
  const message = problem && t(problem.message.text, problem.message.values)
  const conditional = fields.filter(({ when }) => when !== null)
  return (
    <div className="option-fields flex flex-col gap-5">
      {problem?.key === '' && <Notice type="error">{message}</Notice>}
      {fields.map((field) => (
        <div key={field.key} className={field.when ? `option-field-${conditional.indexOf(field) + 1}` : undefined}>
          <ConfigurationField
            field={field}
            opened={conditional}
            typed={typed[fieldName(field)]}
            error={problem?.key === field.key ? message : null}
          />
        </div>
      ))}
      <output id={id('configuration_price')} className="font-semibold tabular-nums empty:hidden" />
    </div>
  )
}

interface FieldProps {
  field: ConfiguratorField
  /** The conditional fields, in the order of their CSS indexes. */
  opened: ConfiguratorField[]
  /** What it was sent with, in a form that was refused. */
  typed: string | undefined
  error: string | null
}

function fieldName({ key }: ConfiguratorField): string {
  return `configuration[${key}]`
}

function ConfigurationField(props: FieldProps) {
  const { options, date } = props.field
  if (options) return <Choice {...props} options={options} />
  return date ? <Day {...props} date={date} /> : <Typed {...props} />
}

type Options = NonNullable<ConfiguratorField['options']>

function Choice({ field, options, opened, typed, error }: FieldProps & { options: Options }) {
  const t = useTranslate()
  const money = usePrice()
  const { key, label, hint, required } = field
  const all = required ? options : [{ key: '', label: t(choiceTexts.notWished), price: 0 }, ...options]
  return (
    <>
      <RadioGroup
        legend={label}
        name={fieldName(field)}
        layout="row"
        defaultValue={typed ?? all[0]?.key}
        error={error}
        options={all.map((option) => ({
          value: option.key,
          label: option.label,
          detail: option.price > 0 ? t(choiceTexts.surcharge, { price: money(option.price) }) : undefined,
          opens: openedIndexes(opened, key, option.key),
        }))}
      />
      {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
    </>
  )
}

function Typed({ field, opened, typed, error }: FieldProps) {
  const t = useTranslate()
  const { key, label, hint, required, when, longest } = field
  const tooLong = t(offerTexts.fieldTooLong, { field: label, count: longest })
  return (
    <>
      <TextField
        name={fieldName(field)}
        label={label}
        defaultValue={typed}
        error={error}
        hint={hint}
        optionalLabel={useOptionalLabel(field)}
        required={required && when === null}
        pattern={when === null ? `.{0,${longest}}` : undefined} // maxLength would truncate pasted text silently
        title={tooLong}
        placeholder=" "
        autoComplete="off"
        data-opens={openedIndexes(opened, key, null)}
        data-missing={t(offerTexts.fieldMissing, { field: label })}
        data-wrong={tooLong}
      />
      <p
        data-count={t(choiceTexts.characters, { most: longest })}
        className="mt-1 text-small text-soft noscript:hidden"
      />
    </>
  )
}

function Day({ field, date, opened, typed, error }: FieldProps & { date: NonNullable<ConfiguratorField['date']> }) {
  const t = useTranslate()
  const { key, label, hint, required, when } = field
  return (
    <DateField
      name={fieldName(field)}
      label={label}
      defaultValue={typed}
      error={error}
      settings={date.rules}
      hint={hint}
      optionalLabel={useOptionalLabel(field)}
      required={required && when === null}
      data-opens={openedIndexes(opened, key, null)}
      data-missing={t(offerTexts.fieldMissing, { field: label })}
      data-wrong={t(offerTexts.fieldDay, { field: label })}
    />
  )
}

/** What stands beside the label: what the field costs, and that it may stay empty. */
function useOptionalLabel({ required, price }: ConfiguratorField): string {
  const t = useTranslate()
  const money = usePrice()
  return [price > 0 && t(choiceTexts.surcharge, { price: money(price) }), !required && t(choiceTexts.optional)]
    .filter(Boolean)
    .join(' ')
}

/** The indexes of the conditional fields that this value opens, such as '1 3'; any typed text opens a field. */
function openedIndexes(opened: ConfiguratorField[], key: string, value: string | null): string | undefined {
  const indexes = opened.flatMap(({ when }, index) =>
    when?.field === key && value !== '' && (when.is.length === 0 || (value !== null && when.is.includes(value)))
      ? [index + 1]
      : [],
  )
  return indexes.length > 0 ? indexes.join(' ') : undefined
}
