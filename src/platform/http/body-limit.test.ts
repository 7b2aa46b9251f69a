import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFields } from './body-limit.ts'

const typed = fc.string({ unit: fc.constantFrom('a', '&', '=', '-', '\r\n', ';', '%26', 'ż') })
const plain = fc.string({ unit: fc.constantFrom('a', '+', '=', 'ż'), minLength: 1 })

test('the count is never below the number of urlencoded fields', () => {
  fc.assert(
    fc.property(typed, (body) => {
      expect([...new URLSearchParams(body)].length).toBeLessThanOrEqual(countFields(Buffer.from(body)))
    }),
  )
})

test('a form is counted exactly: its fields, or the parts of a multipart form plus its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(plain, plain), { maxLength: 30 }), async (fields) => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      const urlencoded = await new Response(new URLSearchParams(fields)).bytes()
      const multipart = await new Response(form).bytes()
      expect(countFields(urlencoded)).toBe(Math.max(1, fields.length))
      expect(countFields(multipart) - fields.length).toBeOneOf([0, 1])
    }),
  )
})
