/** The number by which a carrier finds a parcel, without spaces and in capitals; null when it is none. '' takes it away. */
export function readTrackingNumber(typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{5,40}$|^$/.test(number) ? number : null
}
