import fc from 'fast-check'
import { prototypePropertyNames } from '../constants.ts'
import { hostileEncoded } from './hostile-text.ts'

const listNames = 'text strona sortowanie powrot _routes index'
const basketNames =
  'product size number mode type change getAjax quiet additional comment after_basket_change forpoints'
const indexedNames = 'product[0] size[0] set_quantity[0] product[] product[999999999] product[-1] product[a] a[b][c]'
const oddNames = [...prototypePropertyNames, '', 'x'.repeat(3_000)]

export const queryNames = [
  ...`${listNames} ${basketNames} ${indexedNames} operation request shop_xml`.split(' '),
  ...oddNames,
]

const sensible = '1 1001 uniw 0,5 multiproduct empty add true logout accept order PL on len'.split(' ')
const value = fc.oneof({ weight: 3, arbitrary: hostileEncoded }, { weight: 2, arbitrary: fc.constantFrom(...sensible) })

/** 'product=1001&size=%ff&size=': some of these names, with random repetition. */
export function pairs(names: string[]): fc.Arbitrary<string> {
  const pair = fc.tuple(fc.constantFrom(...names), value).map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
  return fc.array(pair, { maxLength: 8 }).map((all) => all.join('&'))
}

const whatIsThere = `kubek-ania-300-ml-1001 ceramika-1001 regulamin 10001 1001 ${'a'.repeat(64)}-320.webp`
const segment = fc.oneof(hostileEncoded, fc.constantFrom(...whatIsThere.split(' ')))

/** '/produkt/:product' with a value for each parameter; sometimes in the form in which the browser requests data. */
export function targetOf(patterns: string[]): fc.Arbitrary<string> {
  return fc
    .record({
      pattern: fc.constantFrom(...patterns),
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      suffix: fc.constantFrom('', '', '.data'),
      query: fc.oneof(fc.constant(''), pairs(queryNames), hostileEncoded),
    })
    .map(({ pattern, segments, suffix, query }) => {
      const rest = segments.map((segment) => segment.replaceAll('?', '%3f'))
      const path = pattern.replace(/:\w+(?:\{.+\})?|\*/g, () => rest.pop() ?? '')
      return path + suffix + (query && `?${query.replaceAll('#', '%23')}`)
    })
}
