import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { GraphqlContext } from './context.ts'
import { graphqlTexts } from './texts.ts'

/**
 * Passes errors that GraphQL or a resolver raised on purpose to the client. For any other error the client gets only the number
 * under which it is logged. An unavailable database answers 503, as on all entry points.
 */
export const maskErrors: Plugin<object, GraphqlContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return
    const { textOverrides } = serverContext.publicShop
    setResult({ ...result, errors: result.errors.map((error) => maskError(error, textOverrides)) })
  },
}

/** Returns the error that the client may see. */
export function maskError(error: Error & Partial<GraphQLError>, textOverrides: TextOverrides): GraphQLError {
  const cause = causeOf(error)
  if (!cause) return error as GraphQLError
  log.error(cause)
  const location = { nodes: error.nodes, path: error.path }
  if (isUnavailable(cause))
    return createGraphQLError(translate(graphqlTexts.away, {}, textOverrides), {
      ...location,
      extensions: { code: 'unavailable', http: { status: 503 } },
    })
  return createGraphQLError(translate(graphqlTexts.broken, { number: requestNumber() }, textOverrides), {
    ...location,
    extensions: { code: 'internal' },
  })
}

/** The unexpected error behind a GraphQL error; null when it was raised on purpose. */
function causeOf(error: Error): Error | null {
  if (error.name !== 'GraphQLError') return error
  const { originalError } = error as GraphQLError
  return originalError ? causeOf(originalError) : null
}
