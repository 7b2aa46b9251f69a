import { useState } from 'react'
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
  type TimeMode,
  toggleHalfDay,
  twoDigits,
} from '#shared/calendar/clock.ts'
import { useTranslate } from '../messages.tsx'
import { NumberField } from './number-field.tsx'
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
  const [isStepped, setStepped] = useState(false)
  const setHour = (hour: number) => onTime({ hour, minute })
  const setMinute = (minute: number) => onTime({ hour, minute })
  /** Buttons change a field that has no focus: the time is announced. */
  const step = (time: ClockTime) => {
    setStepped(true)
    onTime(time)
  }
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
        onStep={(direction) => step({ hour: nextStep(hour, hourStep, hoursPerDay, direction), minute })}
      />
      <NumberField
        label={t(calendarTexts.minute)}
        later={t(calendarTexts.laterMinute)}
        earlier={t(calendarTexts.earlierMinute)}
        value={minute}
        onType={typeMinute}
        onStep={(direction) => step({ hour, minute: nextStep(minute, minuteStep, minutesPerHour, direction) })}
      />
      {timeMode === 12 && <HalfDay isAfternoon={hour >= 12} onToggle={() => step(toggleHalfDay(time))} />}
      <div aria-live="polite" className="sr-only">
        {isStepped && t(calendarTexts.timeChosen, { time: shownTime(time, timeMode, t) })}
      </div>
    </div>
  )
}

/** '15:30' or '03:30 PM'. */
function shownTime({ hour, minute }: ClockTime, mode: TimeMode, t: ReturnType<typeof useTranslate>): string {
  const clock = `${twoDigits(shownHour(hour, mode))}:${twoDigits(minute)}`
  return mode === 24 ? clock : `${clock} ${t(hour >= 12 ? calendarTexts.afternoon : calendarTexts.morning)}`
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
