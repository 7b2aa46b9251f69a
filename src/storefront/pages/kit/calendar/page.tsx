import { useState } from 'react'
import { Calendar } from '#kit/calendar/calendar.tsx'
import { DateField } from '#kit/calendar/date-field.tsx'
import { TimeFields } from '#kit/calendar/time-fields.tsx'
import { useCalendarDialog } from '#kit/calendar/use-calendar-dialog.tsx'
import { Form } from '#kit/form.tsx'
import { formatClockTime } from '#shared/calendar/clock.ts'
import { clocks, fields, pageTitle, stories } from './story-settings.ts'

export const meta = () => [{ title: pageTitle }, { name: 'robots', content: 'noindex' }]

/** So that every visit shows the same days. */
const today = '2026-11-24'

/** A page of the development server alone: every mode of the calendar, and the fields that open it. */
export default function CalendarStories() {
  const calendar = useCalendarDialog()
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <h1 className="text-title">{pageTitle}</h1>
      <Form onClick={calendar.onClick} className="grid gap-6 tablet:grid-cols-3">
        {fields.map((field) => (
          <DateField key={field.name} {...field} />
        ))}
      </Form>
      {calendar.dialog}
      <div className="grid gap-10 tablet:grid-cols-2 desktop:grid-cols-3">
        {stories.map((story) => (
          <Story key={story.title} {...story} />
        ))}
        {clocks.map((clock) => (
          <TimeStory key={clock.title} {...clock} />
        ))}
      </div>
    </div>
  )
}

function Story({ title, settings, selected = [] }: (typeof stories)[number]) {
  const [days, setDays] = useState(selected)
  return (
    <section aria-label={title} className="flex max-w-96 flex-col gap-2">
      <h2 className="text-large">{title}</h2>
      <Calendar settings={settings} today={today} selected={selected} onSelect={setDays} />
      <output className="text-small text-soft">{days.join(', ')}</output>
    </section>
  )
}

function TimeStory({ title, settings }: (typeof clocks)[number]) {
  const [time, setTime] = useState({ hour: 9, minute: 30 })
  return (
    <section aria-label={title} className="flex flex-col items-start gap-2">
      <h2 className="text-large">{title}</h2>
      <TimeFields settings={settings} time={time} onTime={setTime} />
      <output className="text-small text-soft">{formatClockTime(time)}</output>
    </section>
  )
}
