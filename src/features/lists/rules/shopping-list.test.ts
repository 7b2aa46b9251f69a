import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkListName, checkNewList, isNameTaken, maxListNameLength, maxLists, unusedName } from './shopping-list.ts'

const list = (id: number, name: string, lines = 1) => ({ id, name, lines })

test('a proposed name is free as it would be stored, without no-break spaces', () => {
  expect(unusedName([list(1, 'Koszyk 27 listopada')], 'Koszyk 27\u00a0listopada')).toBe('Koszyk 27 listopada (2)')
})

test.each([
  ['  Na  parapetówkę\n', { name: 'Na parapetówkę' }],
  [' \t ', { code: 'no_name' }],
  ['ż'.repeat(60), { name: 'ż'.repeat(60) }],
  ['ż'.repeat(61), { code: 'name_too_long' }],
])('B2.46 a list called %j is %j', (typed, expected) => {
  expect(checkListName(typed)).toMatchObject(expected)
})

test('names are unique; an empty list with the name counts as created by the same press of the button', () => {
  const lists = [list(1, 'Święta'), list(2, 'Dom', 0)]
  expect(checkNewList(lists, 'święta')).toMatchObject({ code: 'name_taken' })
  expect(checkNewList(lists, 'dom')).toEqual({ existing: 2 })
  expect(checkNewList(lists, 'Ogród')).toEqual({ existing: null })
  expect(isNameTaken(lists, 1, 'ŚWIĘTA')).toBe(false)
  expect(isNameTaken(lists, 2, 'ŚWIĘTA')).toBe(true)
})

test('the number of lists is bounded', () => {
  const lists = Array.from({ length: maxLists }, (_, id) => list(id, `Lista ${id}`))
  expect(checkNewList(lists, 'Jeszcze jedna')).toMatchObject({ code: 'too_many_lists' })
})

test('a generated name is unused and not too long', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 90 }), fc.nat(5), (name, count) => {
      const lists: { name: string }[] = []
      for (let created = 0; created <= count; created += 1) lists.push({ name: unusedName(lists, name) })
      expect(new Set(lists.map((list) => list.name.toLowerCase())).size).toBe(count + 1)
      expect(Math.max(...lists.map((list) => [...list.name].length))).toBeLessThanOrEqual(maxListNameLength)
    }),
  )
})
