import type { DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GraphqlContext } from './context.ts'
import { documentSize } from './document-size.ts'
import { QueryCache } from './query-cache.ts'
import { graphqlLimits, problemOfSize } from './query-limits.ts'
import { schema } from './schema.ts'

/** Of Yoga's copy of `graphql`, which is not imported at run time (decision 0082). */
export interface GraphqlFunctions {
  parse: typeof parse
  /** By the schema. */
  validate: (document: DocumentNode) => readonly GraphQLError[]
}

/** A query without its strings: `query` has variables in their places, `false` when it cannot have. */
type Template = { query: string; names: string[] } | false

const prefix = 'inlineString'
/** Strings on one line; as group 1, what is between the quotes. Without it, something that the templates leave alone: a block, a comment, a broken string. */
const strings = /"""|#|"((?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[\da-fA-F]{4})*)"|"/gu

/**
 * Clients write what a shopper types into the text of a query, so that almost every text is new, and checking it takes longer than
 * answering it. From the second time on, a query that differs from one before only in its strings is answered as the same text with
 * variables, which Yoga has parsed and validated. It is refused, limited and answered as it stands when it does not fit
 * (docs/decisions/0205-strings-of-queries.md).
 */
export class InlineStrings {
  readonly #templates = new QueryCache<Template>()

  /** The query with variables and their values; null when it has to be taken as it stands. */
  lift(query: string, graphql: GraphqlFunctions): { query: string; values: Record<string, string> } | null {
    const found: string[] = []
    let other = false
    const without = query.replace(strings, (_, inner: string | undefined) => {
      if (inner === undefined) other = true
      else found.push(inner.includes('\\') ? JSON.parse(`"${inner}"`) : inner)
      return '""'
    })
    if (other || found.length === 0 || !query.isWellFormed()) return null
    const template = this.#templates.getOrMake(without, () => createTemplate(without.split('""'), graphql))
    if (!template) return null
    return {
      query: template.query,
      values: Object.fromEntries(template.names.map((name, index) => [name, found[index] ?? ''])),
    }
  }
}

/** From the texts between the strings. Each string must be allowed to be any: no rule of GraphQL may depend on what it says. */
function createTemplate(between: string[], { parse, validate }: GraphqlFunctions): Template {
  if (between.some((text) => text.includes(prefix))) return false
  const names = between.slice(1).map((_, index) => `${prefix}${index}`)
  const text = between.reduce((before, after, index) => `${before} $${names[index - 1]} ${after}`)
  try {
    const query = declare(text, names, parse(text, { maxTokens: graphqlLimits.tokens }))
    if (query === null) return false
    const document = parse(query, { maxTokens: graphqlLimits.tokens, noLocation: true })
    return !problemOfSize(documentSize(document)) && validate(document).length === 0 && { query, names }
  } catch {
    return false
  }
}

/** The text with the variables declared by its operation; null when there are several. */
function declare(text: string, names: string[], { definitions }: DocumentNode): string | null {
  const operations = definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const [operation] = operations
  if (!operation?.loc || operations.length > 1) return null
  const declared = names.map((name) => `$${name}: String!`).join(' ')
  const { start } = operation.loc
  const last = operation.variableDefinitions?.at(-1)?.loc?.end
  if (last !== undefined) return insert(text, last, ` ${declared}`)
  if (text[start] === '{') return insert(text, start, `query (${declared}) `)
  return insert(text, operation.name?.loc?.end ?? start + operation.operation.length, `(${declared})`)
}

function insert(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at)
}

const lifted = new InlineStrings()
const functions: Partial<GraphqlFunctions> = {}

/** Answers queries by their templates. To stand before the plugins that replace parsing. */
export const inlineStrings: Plugin<GraphqlContext> = {
  onParse({ parseFn }) {
    functions.parse ??= parseFn
  },
  onValidate({ validateFn }) {
    functions.validate ??= (document) => validateFn(schema, document)
  },
  onParams({ params, setParams }) {
    const { parse, validate } = functions
    const { query, variables } = params
    if (!parse || !validate || typeof query !== 'string' || !isPlain(variables)) return
    const template = lifted.lift(query, { parse, validate })
    if (template) setParams({ ...params, query: template.query, variables: { ...variables, ...template.values } })
  },
}

function isPlain(variables: unknown): boolean {
  return variables === undefined || variables === null || (typeof variables === 'object' && !Array.isArray(variables))
}
