/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range of bytes that a Range header asks for (RFC 9110, 14.1.2), cut to the file's size. Null where the whole is to be sent: without a
 * header, with several ranges, with one that is not understood. 'beyond' when there are no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'beyond' : { start, end }
}
