import { warsawDay, warsawMidnight } from '#shared/day.ts'
import { CommandRefused } from './terminal.ts'

/** A day as it was typed, '2026-12-01'. Throws CommandRefused when there is no such day. */
export function typedDay(typed: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(typed) ? warsawMidnight(typed) : new Date(Number.NaN)
  if (!Number.isNaN(moment.getTime()) && warsawDay(moment) === typed) return typed
  throw new CommandRefused(`Dzień zapisz tak: 2026-12-01, a nie „${typed}”.`)
}
