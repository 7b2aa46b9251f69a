import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import { type Message, type TextValues, translate } from '#shared/text.ts'
import type { GraphqlContext } from './context.ts'
import { type DocumentSize, documentSize, measureVariables } from './document-size.ts'
import { createFieldLookup, queryCost } from './query-cost.ts'
import { graphqlTexts } from './texts.ts'

/** Limits of one request. */
export const graphqlLimits = {
  bytes: 100 * 1024,
  /** Tokens of a query. */
  tokens: 4_000,
  /** Levels of fields. Introspection queries of tools need 15. */
  depth: 16,
  /** A listing requests each product under an alias. */
  aliases: 100,
  /** Fields, with fragments expanded at each spread. */
  fields: 4_000,
  directives: 100,
  /** Operations and fragments. */
  definitions: 50,
  /** Scalars, lists and objects in variables: a basket of 100 lines with 500 parts has 2,600. */
  inputValues: 8_000,
  /** Levels of lists and objects in an argument or a variable: a bundle part in a basket is on level 4. */
  inputDepth: 12,
  /** Points of query-weights.ts. */
  cost: 50_000,
  /** Bytes of a response: the cost limits the number of values, this limits their length. */
  answerBytes: 5 * 1024 * 1024,
}

/** Yoga's, since `graphql` is not imported at run time (decision 0082). */
let parse: Parameters<NonNullable<Plugin['onParse']>>[0]['parseFn']

/**
 * Refuses queries in three steps: too long ones while parsing, too large ones before validation (which can take longer than
 * execution), too costly ones before execution, when the variables are known.
 *
 * Queries are parsed without locations, by which each node would hold all tokens: the executor keeps the fields of a request until the next
 * major collection of garbage, which came twice as often. An invalid query is parsed once more, so that its errors name their lines.
 */
export const queryLimits: Plugin<GraphqlContext & YogaInitialContext> = {
  onParse({ context, parseFn, setParseFn }) {
    parse = parseFn
    setParseFn((source, options) => {
      try {
        return parseFn(source, { ...options, maxTokens: graphqlLimits.tokens, noLocation: true })
      } catch (thrown) {
        throw thrown instanceof RangeError ? refusal(tooDeep, context) : thrown // stack overflow
      }
    })
  },
  onValidate({ context, validateFn, setValidationFn }) {
    setValidationFn((schema, document, rules, options) => {
      const problem = problemOfSize(documentSize(document))
      if (problem) return [refusal(problem, context)]
      const errors = validateFn(schema, document, rules, options)
      return errors.length > 0 ? validateFn(schema, parse(context.params.query), rules, options) : errors
    })
  },
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues: variables, contextValue } = args
    const cost = () => queryCost(document, createFieldLookup(schema), { operationName, variables })
    const problem = problemOfInput(variables) ?? problemOfCost(cost())
    if (problem) setResultAndStopExecution({ errors: [refusal(problem, contextValue)] })
  },
}

const tooDeep: Message = { text: graphqlTexts.tooDeep, values: { most: graphqlLimits.depth } }

/** Why a document of this size is refused; null when it is not. */
export function problemOfSize(size: DocumentSize): Message | null {
  const { depth, aliases, fields, directives, definitions, inputDepth } = graphqlLimits
  if (size.depth > depth) return tooDeep
  if (size.aliases > aliases) return { text: graphqlTexts.tooManyAliases, values: { most: aliases } }
  if (size.fields > fields) return { text: graphqlTexts.tooManyFields, values: { most: fields } }
  if (size.directives > directives) return { text: graphqlTexts.tooManyDirectives, values: { most: directives } }
  if (size.definitions > definitions) return { text: graphqlTexts.tooManyDefinitions, values: { most: definitions } }
  return size.inputDepth > inputDepth ? { text: graphqlTexts.inputTooDeep, values: { most: inputDepth } } : null
}

function problemOfInput(variables: unknown): Message | null {
  const { values, depth } = measureVariables(variables)
  if (values > graphqlLimits.inputValues)
    return { text: graphqlTexts.tooManyValues, values: { most: graphqlLimits.inputValues } }
  return depth > graphqlLimits.inputDepth
    ? { text: graphqlTexts.inputTooDeep, values: { most: graphqlLimits.inputDepth } }
    : null
}

function problemOfCost(cost: number): Message | null {
  return cost <= graphqlLimits.cost
    ? null
    : { text: graphqlTexts.tooCostly, values: { cost, most: graphqlLimits.cost } }
}

/** With the numbers of the message as extensions, for programs. */
function refusal({ text, values }: Message, context: GraphqlContext): GraphQLError {
  const extensions = { code: 'too_heavy', ...numbersOf(values) }
  return createGraphQLError(translate(text, values, context.publicShop.textOverrides), { extensions })
}

function numbersOf({ cost, most }: TextValues = {}): { cost?: unknown; limit?: unknown } {
  return cost === undefined ? { limit: most } : { cost, limit: most }
}
