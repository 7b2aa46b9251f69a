import { CommandRefused } from './terminal.ts'

/** A number above 0 as it was typed. `what` it is, for the refusal. */
export function wholeNumber(text: string, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new CommandRefused(`${what}: potrzebna liczba, a nie „${text}”.`)
}
