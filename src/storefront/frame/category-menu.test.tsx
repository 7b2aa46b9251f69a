import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { CategoryMenu } from './category-menu.tsx'
import { MenuContext } from './category-menu-items.tsx'

const named = (name: string, children: MenuCategory[] = []): MenuCategory => ({ id: name.length, name, children })
const leaves = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...named(`Liść ${index}`), id: 100 + index }))
const pages = [
  { slug: 'kontakt', title: 'Napisz' },
  { slug: 'regulamin', title: 'Regulamin' },
  { slug: 'pomysly-na-prezent', title: 'Pomysły' },
]
const markup = (categories: MenuCategory[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MenuContext value={{ categories, pages }}>
        <CategoryMenu />
      </MenuContext>
    </MemoryRouter>,
  )

test.each([
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
])(
  'A9.16 of %i categories in a group ten are shown at first: %j, each further part behind „więcej”',
  (count, parts) => {
    const html = markup([named('Ceramika', [named('Kubki', leaves(count))])])
    const shown = html.split('<summary class="menu-link">więcej</summary>')
    expect(shown.map((part) => part.match(/>Liść \d+</g)?.length)).toEqual(parts)
  },
)

test('A2.13 each branch of the menu opens without scripts, and its heading leads back; below are the account and help', () => {
  const html = markup([named('Ceramika', [named('Kubki')]), named('Kawa')])
  expect(html).toContain('popover="auto"')
  expect(html.match(/<details name="menu-branch"/g)).toHaveLength(1)
  for (const address of ['/konto', '/konto/zamowienia', '/ulubione', '/strona/kontakt'])
    expect(html).toContain(`href="${address}"`)
  expect(html).not.toContain('regulamin')
  expect(html).toContain('class="menu-head" href="/strona/pomysly-na-prezent"')
  expect(html).toMatch(/<summary[^>]*>Ceramika<span[^>]*>Wróć<\/span>/)
})

test('a branch shows the goods that were chosen for it, whose pictures wait until it opens', () => {
  const picture = { file: 'a'.repeat(64), width: 1000, height: 800 }
  const products = [{ id: 7, name: 'Kubek Ania', picture }]
  const html = markup([
    { ...named('Ceramika', [named('Kubki')]), products },
    { ...named('Kawa'), products },
  ])
  expect(html.match(/<ul class="menu-products">/g)).toHaveLength(1)
  expect(html).toMatch(
    /<a href="\/produkt\/kubek-ania-7"[^>]*><img src="\/obrazki\/a{64}-480.webp" width="1000" height="800" alt="" loading="lazy"/,
  )
  expect(markup([{ ...named('Ceramika', [named('Kubki')]), products: [] }])).not.toContain('menu-products')
})
