import { describe, expect, test } from 'vitest'
import { readDemo } from '../../../cli/demo/read-demo.ts'
import { readHomeSections } from './home-sections.ts'

const hero = { kind: 'hero', title: 'Rzeczy, po które sięga się co rano' }
const link = { text: 'Zobacz', address: '/kategoria/ceramika-1001' }

describe('the home page is made of sections', () => {
  test('what is left out has a default', () => {
    expect(readHomeSections([hero, { kind: 'newest' }, { kind: 'categories' }])).toEqual([
      { ...hero, text: '', links: [], pictures: [] },
      { kind: 'newest', title: '' },
      { kind: 'categories', title: '' },
    ])
  })

  test('those of the demo are right', () => {
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
    ['something that nobody knows', [{ ...hero, colour: 'red' }]],
    ['no list', hero],
    ['more than anybody scrolls through', Array.from({ length: 21 }, () => ({ kind: 'newest' }))],
  ])('%s is refused', (_title, raw) => {
    expect(readHomeSections(raw)).toBeNull()
  })
})
