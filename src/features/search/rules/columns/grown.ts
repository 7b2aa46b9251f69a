type Column = Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** The same column with room for so many entries at least; by a quarter more each time, so that growing one by one stays cheap. */
export function grown<Kind extends Column>(column: Kind, length: number): Kind {
  if (length <= column.length) return column
  const larger = new (column.constructor as new (length: number) => Kind)(
    Math.max(16, length, Math.ceil(column.length * 1.25)),
  )
  larger.set(column)
  return larger
}
