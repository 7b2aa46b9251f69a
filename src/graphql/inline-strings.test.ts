import fc from 'fast-check'
import { buildSchema, type DocumentNode, parse, print, validate, visit } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { type GraphqlFunctions, InlineStrings } from './inline-strings.ts'
import typeDefs from './schema.graphql?raw'

const schema = buildSchema(typeDefs)
const graphql: GraphqlFunctions = { parse, validate: (document) => validate(schema, document) }

/** What a query becomes when it has come before, with other strings. */
function liftAgain(query: string) {
  const strings = new InlineStrings()
  strings.lift(query, graphql)
  return strings.lift(query, graphql)
}

const suggestions = (text: string) => `{ productsTextSearch(searchInput: {text: ${text}}) { cms { name } } }`

test('a query that comes again with another string is the same text with another value', () => {
  const strings = new InlineStrings()
  const ask = (text: string) => strings.lift(suggestions(JSON.stringify(text)), graphql)
  expect(ask('kubek')).toBeNull()
  const [second, third] = [ask('kubek zielony'), ask('talerz')]
  expect(second?.query).toBe(third?.query)
  expect([second?.values, third?.values]).toEqual([{ inlineString0: 'kubek zielony' }, { inlineString0: 'talerz' }])
})

describe('with its values in the places of the variables it is the query that was sent', () => {
  const check =
    'validateClientData(ClientDataInput: {clientData: {email: "ola@example.com", birthDate: ""}}) { clientExists }'
  test.each([
    ['without a keyword', `{ ${check} }`],
    ['with a keyword', `query{${check}}`],
    ['with a name', `query Check { ${check} }`],
    [
      'with variables of its own',
      `query Check($in: ClientDataInput!, $no: Boolean = true) { ${check} b: validateClientData(ClientDataInput: $in) { clientExists @skip(if: $no) } }`,
    ],
    ['with fragments before it', `fragment f on Query { ${check} } query Check { ...f }`],
    ['a mutation', 'mutation { activateRebateCode(code: "WIOSNA") { status } }'],
    [
      'with lists',
      'mutation { addProductsToBasket(ProductInput: [{id: 1001, size: "uniw"}, {id: 1002, size: "uniw"}]) { status } }',
    ],
  ])('%s', (_, query) => {
    const lifted = liftAgain(query)
    expect(lifted).not.toBeNull()
    expect(print(putBack(lifted))).toBe(print(parse(query)))
  })

  test('whatever the strings say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const query = suggestions(JSON.stringify(text))
        const lifted = liftAgain(query)
        if (lifted) expect(print(putBack(lifted))).toBe(print(parse(query)))
        else expect(text).toMatch(/[\p{Cc}\p{Cs}]|#|"/u)
      }),
    )
  })
})

/** The document with the lifted strings in the places of their variables. */
function putBack(lifted: ReturnType<typeof liftAgain>): DocumentNode {
  const values = new Map(Object.entries(lifted?.values ?? {}))
  return visit(parse(lifted?.query ?? ''), {
    enter(node) {
      if (node.kind === 'VariableDefinition' && values.has(node.variable.name.value)) return null
      const value = node.kind === 'Variable' ? values.get(node.name.value) : undefined
      return value === undefined ? undefined : { kind: 'StringValue', value }
    },
  })
}

describe('is taken as it stands', () => {
  test.each([
    ['a query without strings', '{ products { took } }'],
    ['a number written as a string', '{ product(productId: "1001") { product { id } } }'],
    ['a field asked for twice', `{ ${suggestions('"a"').slice(1, -1)} ${suggestions('"b"').slice(1, -1)} }`],
    [
      'a default of a variable',
      'query($text: String = "a") { productsTextSearch(searchInput: {text: $text}) { took } }',
    ],
    ['a block', suggestions('"""kubek"""')],
    ['a comment', `# "\n${suggestions('"kubek"')}`],
    ['half of a pair', suggestions('"\\ud83d"')],
    ['half of a pair as it is', suggestions('"\ud83d"')],
    ['an escape that GraphQL does not have', suggestions('"\\N"')],
    ['a string without an end', suggestions('"kubek')],
    ['several operations', `query a ${suggestions('"a"')} query b { products { took } }`],
    ['an unknown field', '{ nothing(text: "a") }'],
    ['what has such a variable', '{ a: __type(name: "Query") { name } b: __type(name: $inlineString0) { name } }'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 101 }, (_, i) => `a${i}: productsTextSearch(searchInput: {text: "a"}) { took }`).join(' ')} }`,
    ],
  ])('%s', (_, query) => expect(liftAgain(query)).toBeNull())

  test('and one too large is refused before it is validated', () => {
    const watched = { parse, validate: vi.fn(graphql.validate) }
    const strings = new InlineStrings()
    const query = `{ ${Array.from({ length: 101 }, (_, i) => `a${i}: __typename`).join(' ')} b: __type(name: "Query") { name } }`
    for (const _ of ['first', 'second']) expect(strings.lift(query, watched)).toBeNull()
    expect(watched.validate).not.toHaveBeenCalled()
  })
})
