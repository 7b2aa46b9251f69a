import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { chooseLines, remainingLines, trackingUrl } from './shipment.ts'

const line = (position: number, quantity: string) => ({ position, quantity: decimal(quantity) })
const ordered = [line(1, '2'), line(2, '0.5')]

test.each([
  ['everything', null, [], ordered],
  ['a line', [{ position: 2, quantity: null }], [], [line(2, '0.5')]],
  ['a part of a line', [line(1, '1')], [], [line(1, '1')]],
  ['the rest', null, [{ lines: [line(1, '1')] }], [line(1, '1'), line(2, '0.5')]],
])('%s is shipped', (_what, wanted, shipments, lines) => {
  expect(chooseLines(wanted, remainingLines(ordered, shipments))).toEqual({ ok: true, value: lines })
})

test.each([
  ['a line that the order has not', [line(3, '1')], [], { reason: 'unknown-line', position: 3 }],
  ['a line twice', [line(1, '1'), line(1, '1')], [], { reason: 'unknown-line', position: 1 }],
  [
    'more than is left',
    [line(1, '2')],
    [{ lines: [line(1, '1')] }],
    { reason: 'too-many', position: 1, left: decimal(1) },
  ],
  ['anything after all has left', null, [{ lines: ordered }], { reason: 'nothing-left' }],
  ['no line', [], [], { reason: 'nothing-left' }],
])('%s is refused', (_what, wanted, shipments, problem) => {
  expect(chooseLines(wanted, remainingLines(ordered, shipments))).toEqual({ ok: false, problem })
})

test('whatever leaves in whatever parts, what left and what is left are what was ordered', () => {
  const quantity = fc.bigInt({ min: 1n, max: 5_000_000n })
  fc.assert(
    fc.property(
      fc.array(quantity, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(5), quantity)),
      (all, parts) => {
        const lines = all.map((quantity, index) => ({ position: index + 1, quantity }))
        const shipments: { lines: typeof lines }[] = []
        for (const [position, quantity] of parts) {
          const chosen = chooseLines([{ position, quantity }], remainingLines(lines, shipments))
          if (chosen.ok) shipments.push({ lines: chosen.value })
        }
        for (const { position, quantity } of lines) {
          const of = (all: typeof lines) =>
            all.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0n)
          expect(of(shipments.flatMap(({ lines }) => lines)) + of(remainingLines(lines, shipments))).toBe(quantity)
        }
      },
    ),
  )
})

test.each([
  ['https://kurier.example/?nr={number}', 'RR 1&2', 'https://kurier.example/?nr=RR%201%262'],
  ['', 'RR12345', ''],
])("a courier's page by %j and %j is %j", (template, number, url) => {
  expect(trackingUrl(template, number)).toBe(url)
})
