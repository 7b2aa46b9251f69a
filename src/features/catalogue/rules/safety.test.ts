import { expect, test } from 'vitest'
import { safetyGap } from './safety.ts'

test.each([
  ['a Polish manufacturer needs nobody else', 'PL', null, null],
  ['one in Norway neither: the regulation counts there', 'NO', null, null],
  ['nobody is told', null, null, 'manufacturer'],
  ['whoever answers does not stand for the manufacturer', null, 'PL', 'manufacturer'],
  ['a manufacturer outside needs somebody in the Union', 'JP', null, 'responsible'],
  ['and has one', 'JP', 'PL', null],
  ['but not outside it', 'GB', 'CH', 'responsible'],
])('%s', (_what, manufacturer, responsible, gap) => {
  const at = (country: string | null) => country && { country }
  expect(safetyGap({ manufacturer: at(manufacturer) || null, responsible: at(responsible) || null })).toBe(gap)
})
