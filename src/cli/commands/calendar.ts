import type { Command } from 'commander'
import { readDays } from '#features/delivery/checks/closed-days.ts'
import { readWeekdays } from '#features/delivery/checks/working-week.ts'
import { CommandRefused } from '../terminal.ts'

/** What a person may type of a calendar; `days` is read by whoever asks for it. */
export interface TypedCalendar {
  days?: string
  weekdays?: string
  closed?: string
}

/** Adds the options that tell on which days somebody works: a supplier, or a store. */
export function withCalendar(command: Command): Command {
  return command
    .option('--weekdays <dni>', 'w które dni tygodnia pracuje, po spacji: 1 poniedziałek … 7 niedziela')
    .option('--closed <dni>', 'kiedy nie pracuje, poza świętami: RRRR-MM-DD po spacji, także RRRR-MM-DD..RRRR-MM-DD')
}

/** The days that were typed; what was not stays undefined. Refuses what is none. */
export function readCalendar({ weekdays, closed }: TypedCalendar): { weekdays?: number[]; closedDays?: string[] } {
  return {
    weekdays: weekdays === undefined ? undefined : orRefuse(readWeekdays(weekdays), weekdays),
    closedDays: closed === undefined ? undefined : orRefuse(readDays(closed), closed),
  }
}

/** How many working days, 0 to 60, were typed. */
export function readDelay(days: string): number {
  return orRefuse(/^\d{1,2}$/.test(days) && Number(days) <= 60 ? Number(days) : null, days)
}

/** A calendar as a list shows it, after how long it takes. */
export function tellCalendar({ weekdays, closedDays }: { weekdays: number[]; closedDays: string[] }): string {
  return `pracuje: ${weekdays.join(' ')}${closedDays.length > 0 ? `, zamknięte: ${closedDays.join(' ')}` : ''}`
}

function orRefuse<Value>(value: Value | null, typed: string): Value {
  if (value !== null) return value
  throw new CommandRefused(`Tego nie rozumiem: „${typed}”. Jak to zapisać, mówi to samo polecenie z --help`)
}
