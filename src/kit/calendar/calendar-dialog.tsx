import { useEffect, useId, useRef, useState } from 'react'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import { type ClockTime, formatClockTime, parseClockTime } from '#shared/calendar/clock.ts'
import { parseDayNumber } from '#shared/calendar/day-number.ts'
import { warsawMoments } from '#shared/calendar/warsaw-moments.ts'
import { warsawDay } from '#shared/day.ts'
import { Button } from '../button.tsx'
import { closeOnBackdropClick } from '../close-on-backdrop-click.ts'
import { DialogHeader } from '../dialog.tsx'
import { useTranslate } from '../messages.tsx'
import { Calendar } from './calendar.tsx'
import { calendarTexts } from './texts.ts'
import { TimeFields } from './time-fields.tsx'

export interface CalendarDialogProps {
  /** The native field that gets the choice. */
  field: HTMLInputElement
  /** JSON of its label and settings. */
  configuration: string
  onClose: () => void
}

interface Configuration {
  label: string
  settings: CalendarSettings
}

const noon: ClockTime = { hour: 12, minute: 0 }

/** The calendar of a date field, in a modal dialog: a chosen day closes it, unless a time belongs to it. The focus returns to the field. */
export function CalendarDialog({ field, configuration, onClose }: CalendarDialogProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [{ label, settings }] = useState<Configuration>(() => JSON.parse(configuration))
  const [fieldDay = '', fieldTime = ''] = field.value.split('T')
  const [day, setDay] = useState(fieldDay)
  const [time, setTime] = useState(parseClockTime(fieldTime) ?? noon)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus()
  }, [])

  const close = () => dialog.current?.close()
  const select = ([chosen = '']: string[]) => {
    setDay(chosen)
    if (settings.timeMode) return
    setValue(field, chosen)
    if (chosen) close()
  }
  const finish = () => {
    setValue(field, `${day}T${formatClockTime(time)}`)
    close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdropClick}
      onClose={() => {
        onClose()
        returnFocus(field)
      }}
      className="calendar-dialog"
    >
      <div className="flex flex-col gap-3 p-2 tablet:p-4">
        <div className="px-2 pt-2">
          <DialogHeader titleId={titleId} title={label} closeLabel={t(calendarTexts.close)} className="text-large" />
        </div>
        <Calendar settings={settings} today={warsawDay(new Date())} selected={[day]} onSelect={select} />
        {settings.timeMode && (
          <>
            <TimeFields settings={settings} time={time} onTime={setTime} />
            <Button type="button" disabledReason={whyNotDone(day, time, t)} onClick={finish}>
              {t(calendarTexts.done)}
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}

/** Why the choice is incomplete, in words: no day yet, or an hour that summer time skips on that day. */
function whyNotDone(text: string, time: ClockTime, t: ReturnType<typeof useTranslate>): string | null {
  const day = parseDayNumber(text)
  if (day === null) return t(calendarTexts.chooseDay)
  return warsawMoments(day, time).length === 0 ? t(calendarTexts.noSuchTime) : null
}

function setValue(field: HTMLInputElement, value: string): void {
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** On touch screens a focused date field would open the device's own calendar: its button gets the focus there. */
function returnFocus(field: HTMLInputElement): void {
  const button = field.parentElement?.querySelector('button')
  if (button && matchMedia('(pointer: coarse)').matches) button.focus()
  else field.focus()
}
