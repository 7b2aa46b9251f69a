import { expect, test } from 'vitest'
import { canonicalMailbox } from './rate-limit.ts'

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['ANNA@Example.COM', 'anna@example.com'],
  ['anna+sklep@example.com', 'anna@example.com'],
  ['anna+a+b@example.com', 'anna@example.com'],
  ['+48600@example.com', '+48600@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['a.nna+sklep@googlemail.com', 'anna@gmail.com'],
  ['a.nna@example.com', 'a.nna@example.com'],
  ['anna@żółć.example', 'anna@xn--kda4b0koi.example'],
  ['anna@example.com.', 'anna@example.com'],
])('%s is written to the mailbox %s', (address, mailbox) => expect(canonicalMailbox(address)).toBe(mailbox))
