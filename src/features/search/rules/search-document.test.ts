import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentVersion, searchDocument } from './search-document.ts'

const roots =
  'kub kubk kubek misk lnian szkl drewnian bawełn obrus świec ręcz ręk talerz dziec dzień torb okn kawow'.split(' ')
const endings =
  ' a ą e ę i o u y ie ia ią iu ach ami iach iami om iom ów owi em iem ek ki ka ko ce cie dzie rze sce ego iego emu iemu ej iej ym im ych ich ymi imi owy owa owe owych ość ości ica ice nik arz'.split(
    ' ',
  )

const product = {
  productId: 1,
  name: 'Kubek Ania 0,33 l, żółty',
  versionName: 'duży',
  producer: 'Pracownia Łąka',
  series: 'Pniak',
  categories: ['Ceramika', 'Kubki i filiżanki'],
  kinds: ['Kubki do herbaty'],
  parameters: [
    { name: 'Do zmywarki', value: 'tak' },
    { name: 'Do mikrofali', value: 'nie' },
    { name: 'Gramatura', value: '190 g/m²' },
  ],
  sizes: ['M', '50 × 90 cm'],
  lead: roots.flatMap((root) => endings.map((ending) => root + ending)).join(' '),
  description: '<p>Waży 0,5 kg &amp; mieści 420 ml; 12,5 na 30 cm.</p>',
  codes: ['KUB-ANI-KRE', '5908412100101', 'a5'],
}

/** When this digest changes, the rules have changed: increase `documentVersion`, otherwise existing documents are not rebuilt. */
test('the document version is increased when the rules change', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(searchDocument(product)))
    .digest('hex')
  expect([documentVersion, digest.slice(0, 16)]).toEqual([4, '7f2b327fcda6dc36'])
})

test('a product with more words than a tsvector holds is found by its first words and all its codes', () => {
  const lead = Array.from({ length: 30_000 }, (_, index) => `słowo${index}`).join(' ')
  const { vector, words } = searchDocument({ ...product, lead })
  expect(vector).toContain("'#5908412100101':1A")
  expect(Math.max(...vector.matchAll(/:(\d+)/g).map(([, index]) => Number(index)))).toBe(16_000)
  expect(words.length).toBeLessThanOrEqual(16_000)
})
