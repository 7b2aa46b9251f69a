import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { CalendarControls } from './use-calendar-state.ts'

interface GridTableProps extends Pick<CalendarControls, 'grid' | 'onKeyDown'> {
  titleId: string
  /** The id of the text about its keys. */
  keysId: string
  multiselectable?: boolean
  children: ReactNode
}

/** A table by the ARIA grid pattern: one cell is in the tab order, the arrow keys move between cells. */
export function GridTable({ grid, onKeyDown, titleId, keysId, multiselectable, children }: GridTableProps) {
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows a grid to be a table
      role="grid"
      aria-labelledby={titleId}
      aria-describedby={keysId}
      aria-multiselectable={multiselectable}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse text-center tabular-nums"
    >
      {children}
    </table>
  )
}

interface GridCellProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isSelected: boolean
  isFocused: boolean
  /** It can be focused, and says that it cannot be chosen. */
  isUnavailable: boolean
  /** It is today, or today is within it. */
  isCurrent: boolean
}

/** A cell with its button. */
export function GridCell({ isSelected, isFocused, isUnavailable, isCurrent, ...button }: GridCellProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: a cell of a grid, whose button takes the focus
    <td role="gridcell" aria-selected={isSelected} className="p-0">
      <button
        {...button}
        type="button"
        tabIndex={isFocused ? 0 : -1}
        aria-disabled={isUnavailable || undefined}
        aria-current={isCurrent ? 'date' : undefined}
        className="calendar-cell"
      />
    </td>
  )
}
