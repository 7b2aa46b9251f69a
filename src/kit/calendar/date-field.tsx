import { CalendarDays } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import { firstCalendarDay, lastCalendarDay } from '#shared/calendar/day-rules.ts'
import { controlClass, Field, type FieldProps } from '../fields.tsx'
import { useTranslate } from '../messages.tsx'
import { calendarTexts } from './texts.ts'

type DateFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
    label: string
    /** Of one day: the mode is ignored. */
    settings: CalendarSettings
  }

/**
 * A native date field, with a time if the settings have one, and a button that opens the calendar where scripts run: pass clicks of the form to
 * `useCalendarDialog`. It is uncontrolled, so that server-rendered HTML works the same. The server checks the value again by `checkDay`.
 */
export function DateField({ label, name, hint, error, optionalLabel, id, settings, ...rest }: DateFieldProps) {
  const t = useTranslate()
  const { timeMode, minimum = firstCalendarDay, maximum = lastCalendarDay } = settings
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(controlAttributes) => (
        <span className="entry-date">
          <input
            {...rest}
            {...controlAttributes}
            type={timeMode ? 'datetime-local' : 'date'}
            min={timeMode ? `${minimum}T00:00` : minimum}
            max={timeMode ? `${maximum}T23:59` : maximum}
            name={name}
            className={controlClass}
          />
          <button
            type="button"
            aria-label={t(calendarTexts.open, { field: label })}
            aria-haspopup="dialog"
            data-calendar={JSON.stringify({ label, settings })}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
