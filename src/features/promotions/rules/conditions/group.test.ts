import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords, isReadable } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'group' as const, names: ['hurt', 'stali'] }

test('a group is one of those that are named', () => {
  expect(conditionWords(condition)).toBe('dla grupy klientów „hurt, stali”')
  expect(conditionRefusal(condition, { client: { group: 'stali' } })).toBe(null)
  expect(conditionRefusal(condition, { client: { group: '' } })).toBe(
    'Ta promocja jest dla grup klientów: hurt, stali.',
  )
  expect(conditionRefusal({ ...condition, names: ['hurt'] }, { client: { group: 'stali' } })).toBe(
    'Ta promocja jest dla grupy klientów „hurt”.',
  )
})

test('a file must name a group', () => {
  expect([isReadable(condition), isReadable({ ...condition, names: [] })]).toEqual([true, false])
})
