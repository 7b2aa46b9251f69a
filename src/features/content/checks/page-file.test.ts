import { describe, expect, test } from 'vitest'
import { readPageFile } from './page-file.ts'

const whole = '# Regulamin sklepu\n\nSprzedaje {seller.name}.\n'

describe('a page is a Markdown file', () => {
  test('its first line is the title and its file name is the address', () => {
    expect(readPageFile('regulamin.md', whole)).toEqual({
      ok: true,
      value: { slug: 'regulamin', title: 'Regulamin sklepu', markdown: 'Sprzedaje {seller.name}.', position: null },
    })
  })

  test('a number before its name is its position in the footer', () => {
    expect(readPageFile('30-o-nas.md', whole)).toMatchObject({ value: { slug: 'o-nas', position: 30 } })
  })

  test('reads files from Windows', () => {
    expect(readPageFile('kontakt.md', '\uFEFF# Kontakt\r\n\r\nPiszcie.\r\nDzwońcie.')).toMatchObject({
      value: { title: 'Kontakt', markdown: 'Piszcie.\nDzwońcie.' },
    })
  })

  test.each([
    ['a name that is no address', 'Regulamin sklepu.md', whole, { reason: 'bad-name' }],
    ['another kind of file', 'regulamin.docx', whole, { reason: 'bad-name' }],
    ['no title', 'regulamin.md', 'Sprzedaje Dom Rzeczy.', { reason: 'no-title' }],
    ['a smaller heading first', 'regulamin.md', '## Sprzedaje\n\nDom Rzeczy.', { reason: 'no-title' }],
    ['nothing below the title', 'regulamin.md', '# Regulamin\n', { reason: 'no-text' }],
    ['a book', 'regulamin.md', `# Regulamin\n\n${'słowo '.repeat(40_000)}`, { reason: 'too-long' }],
    [
      'a place that nothing fills',
      'kontakt.md',
      '# Kontakt\n\n{seller.fax}, {seller.fax}, {seller.email}',
      { reason: 'unknown-places', places: ['seller.fax'] },
    ],
    [
      'goods from no list',
      'prezenty.md',
      '# Prezenty\n\n{products:/produkt/kubek-1}',
      { reason: 'unknown-places', places: ['products:/produkt/kubek-1'] },
    ],
  ])('%s is refused', (_title, name, text, problem) => {
    expect(readPageFile(name, text)).toEqual({ ok: false, problem })
  })
})
