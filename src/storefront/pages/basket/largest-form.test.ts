import { expect, test } from 'vitest'
import { maxLines } from '#features/basket/rules/change-lines.ts'
import { countFields, defaultBodyLimits } from '#platform/http/body-limit.ts'
import { decimal } from '#shared/decimal.ts'
import { type FormField, writeFormSnapshot } from './changed-fields.server.ts'

const comment = 'Proszę zapakować osobno, w papier z gałązkami, i dołączyć bilecik z życzeniami dla Ani. '
  .repeat(3)
  .slice(0, 255)
const terms = JSON.stringify({ configuration: { grawer: 'Dla Ani, żeby pamiętała o nas' } })

test('the form of a full basket with a comment and an engraving on each line is within the size limit', async () => {
  const lines = Array.from({ length: maxLines }, (_, index) => ({
    id: 100_000 + index,
    quantity: decimal('1'),
    comment,
    wrapSizeId: 1234,
  }))
  const seen = writeFormSnapshot({ lines, comment, wrapSizeId: null, wraps: [{ sizeId: 1234 }] })
  const fields: FormField[] = [
    ['seen', seen],
    ...lines.flatMap(({ id }, index): FormField[] => [
      ['chosen', String(index)],
      [`product[${index}]`, '1001'],
      [`size[${index}]`, 'uniw'],
      [`additional[${index}]`, ''],
      [`terms[${index}]`, terms],
      [`comment[${index}]`, comment],
      [`wrap[${id}]`, '1234'],
      [`set_quantity[${index}]`, '2'],
    ]),
    ['comment', comment],
    ['wrap[all]', ''],
    ['rebate_code', ''],
    ['gift', ''],
    ['do', 'quantities'],
  ]
  const body = await new Response(new URLSearchParams(fields)).bytes()
  expect(body.length).toBeLessThan(defaultBodyLimits.bytes)
  expect(countFields(body)).toBeLessThan(defaultBodyLimits.fields)
})
