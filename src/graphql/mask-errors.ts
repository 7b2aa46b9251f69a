import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { GraphqlContext } from './context.ts'
import { graphqlTexts } from './texts.ts'

/**
 * A client learns everything of an error that GraphQL or a resolver raised on purpose; of any other only the number under which
 * it stands in the log. A database that is away answers 503, as everywhere.
 */
export const maskErrors: Plugin<object, GraphqlContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return
    const { words } = serverContext.publicShop
    setResult({ ...result, errors: result.errors.map((error) => maskError(error, words)) })
  },
}

/** An error as it may be told. */
export function maskError(error: Error & Partial<GraphQLError>, words: TextOverrides): GraphQLError {
  const cause = causeOf(error)
  if (!cause) return error as GraphQLError
  log.error(cause)
  const place = { nodes: error.nodes, path: error.path }
  if (isUnavailable(cause))
    return createGraphQLError(translate(graphqlTexts.away, {}, words), {
      ...place,
      extensions: { code: 'unavailable', http: { status: 503 } },
    })
  return createGraphQLError(translate(graphqlTexts.broken, { number: requestNumber() }, words), {
    ...place,
    extensions: { code: 'internal' },
  })
}

/** What nobody raised on purpose; null for what somebody did. */
function causeOf(error: Error): Error | null {
  if (error.name !== 'GraphQLError') return error
  const { originalError } = error as GraphQLError
  return originalError ? causeOf(originalError) : null
}
