import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { CalendarDialogProps } from './calendar-dialog.tsx'

interface OpenedCalendar extends Omit<CalendarDialogProps, 'onClose'> {
  CalendarDialog: ComponentType<CalendarDialogProps>
}

/**
 * Opens the calendars of the date fields within an element: pass it `onClick`, and render `dialog` outside of any form. The calendar loads with
 * the first click; if it cannot, the browser's own opens.
 */
export function useCalendarDialog(): { onClick: (event: MouseEvent) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<OpenedCalendar | null>(null)
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-calendar]')
    const field = button?.parentElement?.querySelector('input')
    if (!button || !field) return
    import('./calendar-dialog.tsx').then(
      ({ CalendarDialog }) => setOpened({ CalendarDialog, field, configuration: button.dataset.calendar ?? '' }),
      () => field.showPicker(),
    )
  }
  if (!opened) return { onClick, dialog: null }
  const { CalendarDialog, ...props } = opened
  return { onClick, dialog: <CalendarDialog {...props} onClose={() => setOpened(null)} /> }
}
