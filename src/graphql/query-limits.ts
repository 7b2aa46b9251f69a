import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { type Message, say, type TextValues } from '#shared/text.ts'
import type { GraphqlContext } from './context.ts'
import { type DocumentSize, documentSize } from './document-size.ts'
import { inputSize } from './input-size.ts'
import { limits } from './limits.ts'
import { fieldsOf, queryCost } from './query-cost.ts'
import { graphqlTexts } from './texts.ts'

/**
 * Refuses queries in three steps: too long ones while they are parsed, too large ones before they are validated (which can take
 * longer than answering), too costly ones before they are executed, when the values of variables are known.
 */
export const queryLimits: Plugin<GraphqlContext> = {
  onParse({ context, parseFn, setParseFn }) {
    setParseFn((source, options) => {
      try {
        return parseFn(source, { ...options, maxTokens: limits.tokens })
      } catch (thrown) {
        throw thrown instanceof RangeError ? refusal(tooDeep, context) : thrown // no more room on the stack
      }
    })
  },
  onValidate({ context, validateFn, setValidationFn }) {
    setValidationFn((schema, document, rules, options) => {
      const problem = problemOfSize(documentSize(document))
      return problem ? [refusal(problem, context)] : validateFn(schema, document, rules, options)
    })
  },
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues: variables, contextValue } = args
    const cost = () => queryCost(document, fieldsOf(schema), { operationName, variables })
    const problem = problemOfInput(variables) ?? problemOfCost(cost())
    if (problem) setResultAndStopExecution({ errors: [refusal(problem, contextValue)] })
  },
}

const tooDeep: Message = { text: graphqlTexts.tooDeep, values: { most: limits.depth } }

function problemOfSize(size: DocumentSize): Message | null {
  const { depth, aliases, fields, directives, definitions, inputDepth } = limits
  if (size.depth > depth) return tooDeep
  if (size.aliases > aliases) return { text: graphqlTexts.tooManyAliases, values: { most: aliases } }
  if (size.fields > fields) return { text: graphqlTexts.tooManyFields, values: { most: fields } }
  if (size.directives > directives) return { text: graphqlTexts.tooManyDirectives, values: { most: directives } }
  if (size.definitions > definitions) return { text: graphqlTexts.tooManyDefinitions, values: { most: definitions } }
  return size.inputDepth > inputDepth ? { text: graphqlTexts.inputTooDeep, values: { most: inputDepth } } : null
}

function problemOfInput(variables: unknown): Message | null {
  const { values, depth } = inputSize(variables)
  if (values > limits.inputValues) return { text: graphqlTexts.tooManyValues, values: { most: limits.inputValues } }
  return depth > limits.inputDepth ? { text: graphqlTexts.inputTooDeep, values: { most: limits.inputDepth } } : null
}

function problemOfCost(cost: number): Message | null {
  return cost <= limits.cost ? null : { text: graphqlTexts.tooCostly, values: { cost, most: limits.cost } }
}

/** With the numbers of its words beside them, for programs. */
function refusal({ text, values }: Message, context: GraphqlContext): GraphQLError {
  const extensions = { code: 'too_heavy', ...numbersOf(values) }
  return createGraphQLError(say(text, values, context.publicShop.words), { extensions })
}

function numbersOf({ cost, most }: TextValues = {}): { cost?: unknown; limit?: unknown } {
  return cost === undefined ? { limit: most } : { cost, limit: most }
}
