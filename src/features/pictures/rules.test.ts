import { expect, test } from 'vitest'
import { isExternalPicture, isFetchable } from './rules.ts'

test.each([
  ['https://maker.example/kubek.jpg', true],
  ['http://maker.example/kubek.jpg', true],
  ['HTTPS://MAKER.EXAMPLE/kubek.jpg', true],
  [' //maker.example/kubek.jpg', true],
  ['data:image/png;base64,AAAA', true],
  ['https://sklep.example.evil.example/kubek.jpg', true],
  ['https://sklep.example/obrazki/a.webp', false],
  ['/obrazki/a.webp', false],
  ['kubek.jpg', false],
])('%s is a picture of another host: %s', (address, foreign) => {
  expect(isExternalPicture(address, 'https://sklep.example')).toBe(foreign)
})

test.each([
  ['https://maker.example/kubek.jpg', true],
  ['data:image/png;base64,AAAA', false],
  ['//maker.example/kubek.jpg', false],
])('%s can be fetched: %s', (address, fetchable) => {
  expect(isFetchable(address)).toBe(fetchable)
})
