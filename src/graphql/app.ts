import type { GraphQLError } from 'graphql'
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { countPendingEvents } from '#features/tracking/views.ts'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import { createGraphqlContext, type GraphqlContext } from './context.ts'
import { inlineStrings } from './inline-strings.ts'
import { QueryCache } from './query-cache.ts'
import { graphqlLimits, queryLimits } from './query-limits.ts'
import { schema } from './schema.ts'
import { graphqlTexts } from './texts.ts'

/**
 * Passes errors that GraphQL or a resolver raised on purpose to the client. For any other error the client gets only the number
 * under which it is logged. An unavailable database answers 503, as on all entry points.
 */
const maskErrors: Plugin<object, GraphqlContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return
    const { textOverrides } = serverContext.publicShop
    setResult({ ...result, errors: result.errors.map((error) => maskError(error, textOverrides)) })
  },
}

/** Returns the error that the client may see. */
function maskError(error: Error & Partial<GraphQLError>, textOverrides: TextOverrides): GraphQLError {
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

/** With and without the trailing slash. */
const paths = ['/graphql/v1/', '/graphql/v1']

const yoga = createYoga<GraphqlContext>({
  schema,
  graphqlEndpoint: '/graphql/v1',
  parserAndValidationCache: { documentCache: new QueryCache(), errorCache: new QueryCache() },
  plugins: [inlineStrings, queryLimits, maskErrors],
  maskedErrors: false, // `maskErrors` does it
  fetchAPI: { Response }, // Hono returns this class
  logging: false,
  graphiql: false,
  landingPage: false,
  multipart: false,
  maxRequestBodySize: false, // `graphql` limits it; Yoga would pipe each body through a stream and a second request
  batching: false,
  cors: false,
})

/**
 * Returns the app for POST /graphql/v1/; the contract is schema.graphql. The query string is a label and is never read. GET is
 * refused, so no link can change anything.
 */
export function graphql(): Hono<RequestEnvironment> {
  const app = new Hono<RequestEnvironment>()
  const limit = bodyLimit({
    maxSize: graphqlLimits.bytes,
    onError: (context) => refuse(context, 413, graphqlTexts.tooLarge, { most: graphqlLimits.bytes / 1024 }),
  })
  app.on('POST', paths, limit, answer)
  for (const path of paths)
    app.all(path, (context) => {
      context.header('Allow', 'POST')
      return refuse(context, 405, graphqlTexts.postOnly)
    })
  app.onError((error, context) => {
    const masked = maskError(error, context.var.publicShop.textOverrides)
    return context.json({ errors: [masked] }, masked.extensions.code === 'unavailable' ? 503 : 500)
  })
  return app
}

async function answer(context: Context<RequestEnvironment>): Promise<Response> {
  if (!isJson(context.req.header('Content-Type'))) return refuse(context, 415, graphqlTexts.notJson)
  if (!acceptsJson(context.req.header('Accept'))) return refuse(context, 406, graphqlTexts.notAcceptable)
  const { publicShop, openShop } = context.var
  const graphqlContext = createGraphqlContext(publicShop, openShop)
  // Two contexts are copied into one. A single one becomes the prototype of another object, and V8 keeps what is a prototype, with all that
  // the request holds, until it next collects the old generation: 30 kB of each request filled that in seconds.
  const yogaResponse = await yoga.fetch(context.req.raw, {}, graphqlContext)
  const { status, headers } = yogaResponse
  const response = new Response(bounded(await yogaResponse.arrayBuffer(), publicShop.textOverrides), {
    status,
    headers: {
      ...Object.fromEntries(headers),
      'Cache-Control': 'no-store',
      'x-iai-tracking-events': String(status < 500 ? await countPendingEvents(publicShop, openShop) : 0),
    },
  })
  for (const line of graphqlContext.cookies.values()) response.headers.append('Set-Cookie', line)
  return response
}

/** The response body, or an error when it is over the size limit. */
function bounded(body: ArrayBuffer, textOverrides: TextOverrides): ArrayBuffer | string {
  if (body.byteLength <= graphqlLimits.answerBytes) return body
  const most = graphqlLimits.answerBytes / 1024 / 1024
  const message = translate(graphqlTexts.answerTooLarge, { most }, textOverrides)
  return JSON.stringify({ errors: [{ message, extensions: { code: 'too_heavy', limit: graphqlLimits.answerBytes } }] })
}

/** Accepts application/json only: HTML forms of other sites can send the other content types without a CORS preflight. */
function isJson(contentType = ''): boolean {
  return /^application\/json *(?:;|$)/i.test(contentType)
}

/** Yoga answers event streams and multipart answers too. */
const answerTypes = [
  ...['*/*', 'application/*', 'application/json', 'application/graphql-response+json'],
  ...['text/event-stream', 'multipart/mixed'],
]

/** Asked before the query is executed: a mutation whose answer is refused afterwards would have changed something. */
function acceptsJson(accept = '*/*'): boolean {
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '')
  return types.some((type) => answerTypes.includes(type))
}

/** A GraphQL error response. */
function refuse(context: Context, status: 405 | 406 | 413 | 415, text: Text, values: TextValues = {}): Response {
  return context.json({ errors: [{ message: translate(text, values, context.var.publicShop.textOverrides) }] }, status)
}
