/** The carrier's tracking number without spaces and in capitals; null when it is invalid. '' removes it. */
export function readTrackingNumber(typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{5,40}$|^$/.test(number) ? number : null
}
