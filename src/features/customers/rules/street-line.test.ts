import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinStreetLine, splitStreetLine } from './street-line.ts'

test.each([
  ['Długa 5/7', 'PL', 'Długa', '5/7'],
  ['ul. Długa 5 lok. 7', 'PL', 'ul. Długa', '5/7'],
  ['Długa 5 m 7', 'PL', 'Długa', '5/7'],
  ['Długa 12 A', 'PL', 'Długa', '12 A'],
  ['  Długa   12a ', 'PL', 'Długa', '12a'],
  ['11 Listopada 4', 'PL', '11 Listopada', '4'],
  ['Aleja Jana Pawła II 15', 'PL', 'Aleja Jana Pawła II', '15'],
  ['Hauptstr. 12', 'DE', 'Hauptstr.', '12'],
  ['10 Downing Street', 'GB', 'Downing Street', '10'],
  ['12bis, rue de la Paix', 'FR', 'rue de la Paix', '12bis'],
])('B5.8 %s (%s) is the street %s with the number %s', (line, country, street, streetNumber) => {
  expect(splitStreetLine(line, country)).toEqual({ street, streetNumber })
})

test.each([
  ['11 Listopada', 'PL'],
  ['Długa', 'PL'],
  ['Rose Cottage', 'GB'],
  ['5', 'PL'],
  ['', 'PL'],
])('B5.8 "%s" in %s has no number', (line, country) => {
  expect(splitStreetLine(line, country)).toEqual({ street: line, streetNumber: '' })
})

const street = fc.stringMatching(/^[A-ZŁŻ][a-ząęłó]{2,12}( [A-ZŁŻ][a-ząęłó]{2,12})?$/)
const streetNumber = fc.stringMatching(/^[1-9]\d{0,2}([a-z]|\/[1-9]\d?| [A-F])?$/)

test('a street and number that were joined are split again', () => {
  fc.assert(
    fc.property(street, streetNumber, fc.constantFrom('PL', 'DE', 'GB'), (street, streetNumber, country) => {
      const line = joinStreetLine({ street, streetNumber })
      expect(splitStreetLine(line, country)).toEqual({ street, streetNumber })
    }),
  )
})

test('lines of any length are read in time', () => {
  const started = performance.now()
  for (const line of ['a '.repeat(50_000), `a${' 1'.repeat(50_000)}`, `1${' a'.repeat(50_000)}!`])
    splitStreetLine(line, 'GB')
  expect(performance.now() - started).toBeLessThan(1_000)
})
