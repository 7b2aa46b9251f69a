import type { ProductInput } from '#features/catalogue/checks.ts'
import { decodeEntities, plainText } from '#shared/plain-text.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml-element.ts'
import { paragraphs } from './read-text.ts'

type Described = Pick<ProductInput, 'name' | 'lead' | 'description' | 'parameters' | 'version'>

/** What the words of an IOF product say. */
export function readIofDescription(product: XmlElement): Described {
  const description = childOf(product, 'description')
  return {
    name: decodeEntities(polish(childrenOf(description, 'name'))),
    lead: plainText(polish(childrenOf(description, 'short_desc'))),
    description: paragraphs(polish(childrenOf(description, 'long_desc'))),
    parameters: parametersOf(product),
    version: versionOf(product),
  }
}

/** The Polish one of several languages, else the first. */
function polish(elements: XmlElement[]): string {
  const chosen = elements.find((element) => attributeOf(element, 'xml:lang') === 'pol') ?? elements[0]
  return chosen?.text.trim() ?? ''
}

function isPolish(element: XmlElement): boolean {
  return ['', 'pol'].includes(attributeOf(element, 'xml:lang'))
}

/** Parameters with their values; sections among them are headings, hidden ones are not meant for shoppers. */
function parametersOf(product: XmlElement): { name: string; values: string[] }[] {
  return childrenOf(childOf(product, 'parameters'), 'parameter')
    .filter(isPolish)
    .filter((parameter) => attributeOf(parameter, 'type') !== 'section' && !/^y/.test(attributeOf(parameter, 'hide')))
    .map((parameter) => ({
      name: attributeOf(parameter, 'name'),
      values: childrenOf(parameter, 'value')
        .filter(isPolish)
        .flatMap((value) => attributeOf(value, 'name') || []),
    }))
    .filter(({ name, values }) => name !== '' && values.length > 0)
}

/** The group of products that differ in one parameter, such as colour. */
function versionOf(product: XmlElement): Described['version'] {
  const group = childOf(product, 'group')
  const parameter = childOf(group, 'group_by_parameter')
  const id = attributeOf(group, 'id')
  const name = polish(childrenOf(parameter, 'name'))
  const value = polish(childrenOf(childOf(parameter, 'product_value'), 'name'))
  return id && name && value ? { group: `iof:${id}`, parameter: name, value } : null
}
