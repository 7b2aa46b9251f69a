import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { nonEmptyGroups } from './fetch-suggestions.ts'
import { startGroups } from './start-phrases.ts'
import { SuggestionList } from './suggestion-list.tsx'

const groups = nonEmptyGroups({
  searchQueries: [{ name: 'kubek', link: '/szukaj?text=kubek' }],
  cms: [{ name: 'Dostawa', link: '/strona/dostawa' }],
  menuNodes: [{ name: 'Kubki', link: '/kategoria/kubki-2', breadcrumbTrail: ['Ceramika', 'Kubki'] }],
  producers: [{ name: 'Pracownia', link: '/szukaj?text=Pracownia' }],
  series: [{ name: 'Ania', link: '/szukaj?text=Ania' }],
  products: [
    {
      name: 'Kubek Ania',
      link: '/produkt/kubek-ania-1001',
      iconSmall: '/obrazki/1-160.webp',
      priceText: 'od 59,00 zł',
    },
  ],
})
const markup = (active: number, overlay = { groups, typed: ' kubek na kawę ' }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SuggestionList id="list" overlay={{ ...overlay, active }} priceType="gross" onChosen={() => {}} />
    </MemoryRouter>,
  )

test('A3.8 A7.19 six groups in their order: products with picture and price, categories with their trail', () => {
  const html = markup(-1)
  expect([...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Produkty',
    'Serie',
    'Producenci',
    'Kategorie',
    'Strony',
    'Podpowiedzi',
  ])
  expect(html).toContain('src="/obrazki/1-160.webp"')
  expect(html).toContain('od 59,00 zł')
  expect(html).toContain('>Ceramika</span>')
})

test('the letters that were typed are marked in each name, as text', () => {
  expect(markup(-1)).toContain('<mark role="presentation">Kubek</mark> Ania')
  const products = [{ name: '<b>Kubek</b>', link: '/produkt/kubek-1' }]
  const html = markup(-1, { groups: nonEmptyGroups({ products }), typed: 'kube' })
  expect(html).toContain('&lt;b&gt;<mark role="presentation">Kube</mark>k&lt;/b&gt;')
})

test('the list ends with a link to all results for the typed phrase, which Tab reaches too', () => {
  const [link = ''] =
    /<a [^>]*><span[^>]*>Wszystkie wyniki dla: kubek na kawę<\/span>.*<\/a><\/div>$/.exec(markup(6)) ?? []
  expect(link).toContain(`href="/szukaj?text=${encodeURIComponent('kubek na kawę')}"`)
  expect(link).toContain('id="list-6" role="option" aria-selected="true"')
  expect(link).not.toContain('tabindex')
})

test('a reduced price stands beside the regular one, with the lowest price of the 30 days before', () => {
  const amount = (formatted: string) => ({ gross: { formatted }, net: { formatted: 'netto' } })
  const price = { beforeRebate: amount('59,00 zł'), omnibusPrice: amount('49,00 zł') }
  const products = [{ name: 'Kubek', link: '/produkt/kubek-1', priceText: '35,00 zł', price }]
  const html = markup(-1, { groups: nonEmptyGroups({ products }), typed: 'kubek' })
  expect(html).toMatch(/text-sale">35,00\szł.*<s [^>]*>.*59,00\szł<\/s>/)
  expect(html).toMatch(/Najniższa z.*: 49,00\szł</)
  expect(html).not.toContain('netto')
})

test('A4.22 the active suggestion is the selected one, counted through all groups', () => {
  const selected = [...markup(3).matchAll(/id="list-(\d+)" role="option" aria-selected="true"/g)]
  expect(selected.map(([, index]) => index)).toEqual(['3'])
})

test('before anything is typed there are recent and popular phrases and categories, and no link to all results', () => {
  const html = markup(-1, {
    groups: startGroups(['koc'], { phrases: ['len'], categories: [{ name: 'Kawa', link: '/kategoria/kawa-1004' }] }),
    typed: '',
  })
  expect([...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Ostatnio szukane',
    'Często szukane',
    'Zajrzyj do kategorii',
  ])
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/szukaj?text=koc',
    '/szukaj?text=len',
    '/kategoria/kawa-1004',
  ])
})
