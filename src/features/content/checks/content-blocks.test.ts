import { describe, expect, test } from 'vitest'
import { readDemo } from '../../../cli/demo/read-demo.ts'
import { readHomeSections, readListPictures, readPromoBars, readSlides } from './content-blocks.ts'

const hero = { kind: 'hero', title: 'Rzeczy, po które sięga się co rano' }
const link = { text: 'Zobacz', address: '/kategoria/ceramika-1001' }

describe('the home page consists of sections', () => {
  test('missing values have defaults', () => {
    expect(readHomeSections([hero, { kind: 'newest' }, { kind: 'categories' }])).toEqual([
      { ...hero, text: '', links: [], pictures: [] },
      { kind: 'newest', title: '' },
      { kind: 'categories', title: '' },
    ])
  })

  test('the sections of the demo are valid', () => {
    expect(readHomeSections(readDemo().settings['content.home'])).toHaveLength(8)
  })

  test.each([
    ['a hero that is not first', [{ kind: 'newest' }, hero]],
    ['two heroes', [hero, hero]],
    ['an unknown kind', [{ kind: 'video' }]],
    ['an unknown label', [{ kind: 'label', title: 'Hity', label: 'hit' }]],
    ['a row without a title', [{ kind: 'category', category: 1001 }]],
    ['a link that runs', [{ kind: 'link', link: { ...link, address: 'javascript:alert(1)' } }]],
    ['a link to an insecure page', [{ kind: 'link', link: { ...link, address: 'http://example.com' } }]],
    ['a picture of no product', [{ kind: 'picture', link, picture: { product: 0 } }]],
    ['an anchor that is none', [{ kind: 'text', title: 'O nas', text: 'My.', anchor: 'O nas' }]],
    ['opinions of nothing', [{ kind: 'opinions', title: 'Co mówią', products: [] }]],
    ['opinions of more than a row', [{ kind: 'opinions', title: 'Co mówią', products: [1, 2, 3, 4] }]],
    ['something that nobody knows', [{ ...hero, colour: 'red' }]],
    ['no list', hero],
    ['more than anybody scrolls through', Array.from({ length: 21 }, () => ({ kind: 'newest' }))],
  ])('%s is refused', (_title, raw) => {
    expect(readHomeSections(raw)).toBeNull()
  })
})

const bar = { id: 'dostawa-200', text: 'Darmowa dostawa od 200 zł' }

test('A4.25 a bar requires only id and text', () => {
  expect(readPromoBars([bar])).toEqual([{ ...bar, link: null, from: null, until: null, pages: 'all', look: 'calm' }])
})

test.each([
  ['no list', bar],
  ['without words', [{ ...bar, text: ' ' }]],
  ['an id that is no word of a cookie', [{ ...bar, id: 'a;b' }]],
  ['two with one id', [bar, bar]],
  ['a link that runs a script', [{ ...bar, link: { text: 'Zobacz', address: 'javascript:alert(1)' } }]],
  ['a link that leads to another host', [{ ...bar, link: { text: 'Zobacz', address: '//example.com' } }]],
  ['a day that there is not', [{ ...bar, from: '2026-02-30' }]],
  ['a moment without its zone', [{ ...bar, until: '2026-02-20T10:00' }]],
  ['a page that there is not', [{ ...bar, pages: ['checkout'] }]],
  ['no page', [{ ...bar, pages: [] }]],
  ['a colour of its own', [{ ...bar, look: 'red' }]],
])('A4.25 refused: %s', (_, raw) => {
  expect(readPromoBars(raw)).toBeNull()
})

const slide = { title: 'Koce', link: { text: 'Zobacz', address: '/kategoria/koce-1044' }, picture: { product: 1094 } }

test('A2.12 a slide requires only title, link and picture', () => {
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

describe('lists have a picture at their head', () => {
  const picture = { product: 1026, place: 3 }

  test('of a category or of a list across all of them; those of the demo are valid', () => {
    const pictures = [
      { of: 1001, picture },
      { of: 'nowosci', picture },
    ]
    expect(readListPictures(pictures)).toEqual(pictures)
    expect(readListPictures([{ of: 1001, picture: { product: 1026 } }])).toEqual([
      { of: 1001, picture: { product: 1026, place: 1 } },
    ])
    expect(readListPictures(readDemo().settings['content.listPictures'])).toHaveLength(10)
  })

  test.each([
    [
      'two of one list',
      [
        { of: 1001, picture },
        { of: 1001, picture },
      ],
    ],
    ['a list that no address can name', [{ of: 'Nowości', picture }]],
    ['a category that cannot exist', [{ of: 0, picture }]],
    ['no picture', [{ of: 1001 }]],
  ])('refused: %s', (_, raw) => {
    expect(readListPictures(raw)).toBeNull()
  })
})
