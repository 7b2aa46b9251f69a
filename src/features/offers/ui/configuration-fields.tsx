import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { DateField } from '#kit/calendar/date-field.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { choiceTexts } from '../texts/choices.ts'
import { offerTexts } from '../texts/offer.ts'

/**
 * The configurator (B2.21): plain fields of the buy form. CSS hides a conditional field until the other field has its value; the server
 * decides whether it counts. Prices as shown.
 */
export function ConfigurationFields({ fields }: { fields: ConfiguratorField[] }) {
  const id = useSectionId()
  const conditional = fields.filter(({ when }) => when !== null)
  return (
    <div className="option-fields flex flex-col gap-5">
      {fields.map((field) => (
        <div key={field.key} className={field.when ? `option-field-${conditional.indexOf(field) + 1}` : undefined}>
          <ConfigurationField field={field} opened={conditional} />
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
}

function ConfigurationField({ field, opened }: FieldProps) {
  if (field.options) return <Choice field={field} options={field.options} opened={opened} />
  if (field.date) return <Day field={field} date={field.date} opened={opened} />
  return <Typed field={field} opened={opened} />
}

type Options = NonNullable<ConfiguratorField['options']>

function Choice({ field, options, opened }: FieldProps & { options: Options }) {
  const t = useTranslate()
  const money = usePrice()
  const { key, label, hint, required } = field
  const all = required ? options : [{ key: '', label: t(choiceTexts.notWished), price: 0 }, ...options]
  return (
    <>
      <RadioGroup
        legend={label}
        name={`configuration[${key}]`}
        layout="row"
        defaultValue={all[0]?.key}
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

function Typed({ field: { key, label, hint, required, when, longest, price }, opened }: FieldProps) {
  const t = useTranslate()
  const money = usePrice()
  const surcharge = price > 0 && t(choiceTexts.surcharge, { price: money(price) })
  const tooLong = t(offerTexts.fieldTooLong, { field: label, count: longest })
  return (
    <>
      <TextField
        name={`configuration[${key}]`}
        label={label}
        hint={[hint, surcharge].filter(Boolean).join(' ')}
        optionalLabel={required ? undefined : t(choiceTexts.optional)}
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

function Day({ field, date, opened }: FieldProps & { date: NonNullable<ConfiguratorField['date']> }) {
  const t = useTranslate()
  const money = usePrice()
  const { key, label, hint, required, when, price } = field
  const surcharge = price > 0 && t(choiceTexts.surcharge, { price: money(price) })
  return (
    <DateField
      name={`configuration[${key}]`}
      label={label}
      settings={date.rules}
      hint={[hint, surcharge].filter(Boolean).join(' ')}
      optionalLabel={required ? undefined : t(choiceTexts.optional)}
      required={required && when === null}
      data-opens={openedIndexes(opened, key, null)}
      data-missing={t(offerTexts.fieldMissing, { field: label })}
      data-wrong={t(offerTexts.fieldDay, { field: label })}
    />
  )
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
