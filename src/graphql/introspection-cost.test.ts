import { buildSchema, type ExecutionResult, execute, getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentSize } from './document-size.ts'
import { createFieldLookup, queryCost } from './query-cost.ts'
import { graphqlLimits } from './query-limits.ts'
import typeDefs from './schema.graphql?raw'

const schema = buildSchema(typeDefs) // the server uses another copy of graphql
const costOf = (query: string) => queryCost(parse(query), createFieldLookup(schema))
const often = (field: string) => Array.from({ length: 90 }, (_, index) => `a${index}: ${field}`).join(' ')

test.each([
  ['as graphql asks by itself', {}],
  [
    'with all that GraphiQL asks',
    { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true },
  ],
  ['with all that code generators ask', { schemaDescription: true, specifiedByUrl: true, directiveIsRepeatable: true }],
  ['without descriptions', { descriptions: false }],
  ['with inputs of which one is given', { oneOf: true, inputValueDeprecation: true }],
])('tools may read the whole schema, %s', (_, options) => {
  const query = getIntrospectionQuery(options)
  const size = documentSize(parse(query, { maxTokens: graphqlLimits.tokens }))
  for (const what of ['depth', 'aliases', 'fields', 'directives', 'definitions'] as const)
    expect(size[what], what).toBeLessThanOrEqual(graphqlLimits[what])
  expect(costOf(query)).toBeLessThanOrEqual(graphqlLimits.cost)
})

const field = 'name description isDeprecated deprecationReason type { name kind description ofType { name kind } }'

test.each([
  ['the whole schema', getIntrospectionQuery()],
  ['fields of the largest type', `{ __type(name: "Product") { ${often(`fields { ${field} }`)} } }`],
  ['all reads with their arguments', `{ __schema { queryType { ${often(`fields { name args { ${field} } }`)} } } }`],
  ['all changes', `{ __schema { mutationType { ${often('fields { args { name type { kind } } }')} } } }`],
  ['types of fields', '{ __type(name: "ProductResponse") { fields { type { fields { name type { kind } } } } } }'],
  [
    'the longest enumeration',
    `{ __type(name: "__DirectiveLocation") { ${often('enumValues { name description }')} } }`,
  ],
  ['the longest input', `{ __type(name: "InvoiceAddressInput") { ${often('inputFields { name description }')} } }`],
  ['all types under many names', `{ __schema { ${often('types { name kind }')} } }`],
  ['all fields under many names', `{ __schema { types { ${often('fields { name description }')} } } }`],
])('a query costs at least as many points as its response has values: %s', async (_, query) => {
  const { data, errors } = (await execute({ schema, document: parse(query) })) as ExecutionResult
  expect(errors).toBeUndefined()
  expect(valuesOf(data)).toBeLessThanOrEqual(costOf(query))
})

/** The number of scalars, lists and objects in a response. */
function valuesOf(answer: unknown): number {
  if (answer === null || typeof answer !== 'object') return 1
  return Object.values(answer).reduce((sum, value) => sum + valuesOf(value), 1)
}
