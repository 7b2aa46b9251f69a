/** '16,90', '16.90' or '17' in minor units; null for anything else: '1.000' could mean two things. */
export function readAmount(typed: string): number | null {
  const [, whole, cents = '00'] = /^(\d{1,5})(?:[.,](\d{2}))?(?:\s*zł)?$/.exec(typed.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents)
}

/** '2' or '1-3': from and to, working days. */
export function readDays(typed: string): [number, number] | null {
  const [, from, to = from] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(typed.trim()) ?? []
  const days: [number, number] = [Number(from), Number(to)]
  return from !== undefined && days[0] <= days[1] && days[1] <= 30 ? days : null
}

/** '9:00' → '09:00'; null when it is no time of day. */
export function readTime(typed: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed.trim()) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`
}

const yes = ['tak', 't', 'yes', 'true', 'on']
const no = ['nie', 'n', 'no', 'false']

export function readYesNo(typed: string): boolean | null {
  const word = typed.trim().toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** '#1F4D3F' → '#1f4d3f'; null when it is no colour. */
export function readColour(typed: string): string | null {
  const colour = typed.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : null
}
