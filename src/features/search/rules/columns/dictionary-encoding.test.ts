import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IdToRow } from './dictionary-encoding.ts'

test('returns for each id the row that was set last, and no row for any other id', () => {
  const id = fc.oneof(fc.nat(50), fc.nat(20_000), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.integer({ min: -1, max: 1_000_000 }))), id, (puts, other) => {
      const rows = new IdToRow()
      for (const [id, row] of puts) rows.set(id, row)
      const plain = new Map(puts)
      for (const [id, row] of plain) expect(rows.rowOf(id)).toBe(row)
      expect(rows.rowOf(other)).toBe(plain.get(other) ?? -1)
    }),
  )
})
