import { expect, test } from 'vitest'
import { readSlides } from './slides.ts'

const slide = { title: 'Koce', link: { text: 'Zobacz', address: '/kategoria/koce-1044' }, picture: { product: 1094 } }

test('A2.12 of a slide its title, link and picture are enough', () => {
  const whole = { ...slide, text: '', picture: { product: 1094, place: 1 }, from: null, until: null }
  expect(readSlides([slide])).toEqual([whole])
})

test.each([
  ['without a picture', [{ ...slide, picture: undefined }]],
  ['without a link', [{ ...slide, link: undefined }]],
  ['two that are called the same', [slide, slide]],
  ['a place before the first', [{ ...slide, picture: { product: 1094, place: 0 } }]],
])('A2.12 refused: %s', (_, raw) => {
  expect(readSlides(raw)).toBeNull()
})
