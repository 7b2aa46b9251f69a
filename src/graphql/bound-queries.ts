import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { type Message, say } from '#shared/text.ts'
import type { GraphqlContext } from './context.ts'
import { limits, type Weight, weigh } from './limits.ts'
import { graphqlTexts } from './texts.ts'

/**
 * Refuses queries that are too long while they are read, and too heavy ones before anything else looks at them: checking a
 * query can be made slower than answering it.
 */
export const boundQueries: Plugin<GraphqlContext> = {
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
      const problem = findProblem(weigh(document))
      return problem ? [refusal(problem, context)] : validateFn(schema, document, rules, options)
    })
  },
}

const tooDeep: Message = { text: graphqlTexts.tooDeep, values: { most: limits.depth } }

function findProblem({ depth, aliases, cost }: Weight): Message | null {
  if (depth > limits.depth) return tooDeep
  if (aliases > limits.aliases) return { text: graphqlTexts.tooManyAliases, values: { most: limits.aliases } }
  return cost > limits.cost ? { text: graphqlTexts.tooCostly, values: { cost, most: limits.cost } } : null
}

function refusal({ text, values }: Message, context: GraphqlContext): GraphQLError {
  return createGraphQLError(say(text, values, context.publicShop.words), { extensions: { code: 'too_heavy' } })
}
