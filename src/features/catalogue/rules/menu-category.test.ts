import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MenuCategory, splitMenu } from './menu-category.ts'

const named = (names: string[]): MenuCategory[] => names.map((name, id) => ({ id, name, children: [] }))

test('the demo shop fits into one row', () => {
  const menu = named(['Ceramika', 'Tekstylia', 'Herbata', 'Kawa', 'Papier i pisanie', 'Dom i prezenty', 'Usługi'])
  expect(splitMenu(menu)).toEqual({ row: menu, more: [] })
})

test('of many or long names the first are in the row, the others in the overflow; none is lost, the order stays', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 60 }), (names) => {
      const menu = named(names)
      const { row, more } = splitMenu(menu)
      expect([...row, ...more]).toEqual(menu)
      expect(row.reduce((letters, { name }) => letters + name.length + 4, 0)).toBeLessThanOrEqual(92)
    }),
  )
})
