import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['+48600100200', '+48 600 100 200'],
  ['+48450000101', '+48 450 000 101'],
  ['+48220000145', '+48 22 000 01 45'],
  ['+420601123456', '+420601123456'],
  ['', ''],
])('%s is written as %s', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted.replaceAll(' ', '\u00a0'))
})
