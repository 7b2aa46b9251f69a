import encodeQR from 'qr'
import type { QrCode } from '#features/customers/ui/second-factor.tsx'

const margin = 4 // modules of quiet zone, as ISO/IEC 18004 asks for

/** Returns a text as a QR code: one path, with a row of dark modules as a line. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const path = rows.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size: rows.length, path: path.join('') }
}

/** Returns where dark modules begin, and how many follow each other. */
function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (dark && last && row[x - 1]) last[1]++
    else if (dark) found.push([x, 1])
  })
  return found
}
