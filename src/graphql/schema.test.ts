import { expect, test } from 'vitest'
import { schema } from './schema.ts'

test('every type, field, argument and enum value has a description', () => {
  const own = Object.values(schema.getTypeMap()).filter(({ name, astNode }) => astNode && !name.startsWith('__'))
  const silent = own.flatMap((type) => {
    const members = 'getFields' in type ? Object.values(type.getFields()) : []
    const args = members.flatMap((member) => ('args' in member ? member.args : []))
    const values = 'getValues' in type ? type.getValues() : []
    return [type, ...members, ...args, ...values].flatMap(({ name, description }) =>
      description ? [] : [`${type.name} ${name}`],
    )
  })
  expect(own.length).toBeGreaterThan(10)
  expect(silent).toEqual([])
})
