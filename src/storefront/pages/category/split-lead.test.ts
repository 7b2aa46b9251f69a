import { expect, test } from 'vitest'
import { splitLead } from './split-lead.ts'

test.each([
  ['', '', ''],
  ['Kubki.', 'Kubki.', ''],
  ['<p>Kubki.</p>', '<p>Kubki.</p>', ''],
  ['<p>Kubki.</p> <p>I filiżanki.</p>', '<p>Kubki.</p>', '<p>I filiżanki.</p>'],
])('of %j stands above the list %j and below it %j', (html, lead, rest) => {
  expect(splitLead(html)).toEqual({ lead, rest })
})
