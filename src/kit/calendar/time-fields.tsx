import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { CalendarSettings } from '#shared/calendar/calendar-settings.ts'
import {
  type ClockTime,
  hoursPerDay,
  minutesPerHour,
  nearestStep,
  nextStep,
  readHour,
  readMinute,
  shownHour,
  toggleHalfDay,
  twoDigits,
} from '#shared/calendar/clock.ts'
import { useTranslate } from '../messages.tsx'
import { calendarTexts } from './texts.ts'

interface TimeFieldsProps {
  settings: Pick<CalendarSettings, 'timeMode' | 'hourStep' | 'minuteStep'>
  time: ClockTime
  onTime: (time: ClockTime) => void
}

/** Hours and minutes in steps (B3.17), and on a 12-hour clock the half of the day (B4.6). */
export function TimeFields({ settings, time, onTime }: TimeFieldsProps) {
  const t = useTranslate()
  const { timeMode = 24, hourStep = 1, minuteStep = 1 } = settings
  const { hour, minute } = time
  const setHour = (hour: number) => onTime({ hour, minute })
  const setMinute = (minute: number) => onTime({ hour, minute })
  const typeHour = (typed: string) => {
    const read = readHour(typed, timeMode, hour >= 12)
    if (read !== null) setHour(nearestStep(read, hourStep, hoursPerDay))
  }
  const typeMinute = (typed: string) => {
    const read = readMinute(typed)
    if (read !== null) setMinute(nearestStep(read, minuteStep, minutesPerHour))
  }
  return (
    <div className="flex flex-wrap items-end justify-center gap-2">
      <NumberField
        label={t(calendarTexts.hour)}
        later={t(calendarTexts.laterHour)}
        earlier={t(calendarTexts.earlierHour)}
        value={shownHour(hour, timeMode)}
        onType={typeHour}
        onStep={(direction) => setHour(nextStep(hour, hourStep, hoursPerDay, direction))}
      />
      <NumberField
        label={t(calendarTexts.minute)}
        later={t(calendarTexts.laterMinute)}
        earlier={t(calendarTexts.earlierMinute)}
        value={minute}
        onType={typeMinute}
        onStep={(direction) => setMinute(nextStep(minute, minuteStep, minutesPerHour, direction))}
      />
      {timeMode === 12 && <HalfDay isAfternoon={hour >= 12} onToggle={() => onTime(toggleHalfDay(time))} />}
    </div>
  )
}

function HalfDay({ isAfternoon, onToggle }: { isAfternoon: boolean; onToggle: () => void }) {
  const t = useTranslate()
  const halves = [t(calendarTexts.morning), t(calendarTexts.afternoon)]
  const [now = '', other = ''] = isAfternoon ? halves.toReversed() : halves
  return (
    <button
      type="button"
      aria-label={t(calendarTexts.toggleHalfDay, { now, other })}
      onClick={onToggle}
      className="h-11 min-w-11 rounded-control border border-control px-3 font-semibold hover:border-ink hover:bg-surface"
    >
      {now}
    </button>
  )
}

interface NumberFieldProps {
  label: string
  later: string
  earlier: string
  value: number
  onType: (typed: string) => void
  onStep: (direction: 1 | -1) => void
}

/** Two digits between − and +; the arrow keys step too. Typing is applied with the second digit, or when the field is left. */
function NumberField({ label, later, earlier, value, onType, onStep }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const apply = (typed: string | null) => {
    setDraft(null)
    if (typed !== null) onType(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (event.key === 'Enter') apply(draft)
    if (!direction) return
    event.preventDefault()
    setDraft(null)
    onStep(direction)
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <span className="entry-quantity">
        <StepButton label={earlier} onClick={() => onStep(-1)} icon={Minus} />
        <input
          id={id}
          value={draft ?? twoDigits(value)}
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => (target.value.length < 2 ? setDraft(target.value) : apply(target.value))}
          onBlur={() => apply(draft)}
          onKeyDown={onKeyDown}
          className="w-11 min-w-0 bg-transparent px-1 text-center tabular-nums outline-none"
        />
        <StepButton label={later} onClick={() => onStep(1)} icon={Plus} />
      </span>
    </div>
  )
}

function StepButton({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: typeof Plus }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid w-11 place-items-center text-ink hover:bg-surface active:bg-line"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
