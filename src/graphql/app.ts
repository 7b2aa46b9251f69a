import { createYoga } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { countPendingEvents } from '#features/tracking/views.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import { createGraphqlContext, type GraphqlContext } from './context.ts'
import { maskError, maskErrors } from './mask-errors.ts'
import { createQueryCache } from './query-cache.ts'
import { graphqlLimits, queryLimits } from './query-limits.ts'
import { schema } from './schema.ts'
import { graphqlTexts } from './texts.ts'

/** With its last slash or without. */
const paths = ['/graphql/v1/', '/graphql/v1']

const yoga = createYoga<GraphqlContext>({
  schema,
  graphqlEndpoint: '/graphql/v1',
  parserAndValidationCache: { documentCache: createQueryCache(), errorCache: createQueryCache() },
  plugins: [queryLimits, maskErrors],
  maskedErrors: false, // `maskErrors` does
  fetchAPI: { Response }, // Hono answers no other
  logging: false,
  graphiql: false,
  landingPage: false,
  multipart: false,
  batching: false,
  cors: false,
})

/**
 * POST /graphql/v1/: what clients of this family of shops ask, schema.graphql being the contract. Nothing is read from the
 * address: what stands behind its question mark is a label. Nothing is answered to GET, so that no link changes anything.
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
    const masked = maskError(error, context.var.publicShop.words)
    return context.json({ errors: [masked] }, masked.extensions.code === 'unavailable' ? 503 : 500)
  })
  return app
}

async function answer(context: Context<RequestEnvironment>): Promise<Response> {
  if (!isJson(context.req.header('Content-Type'))) return refuse(context, 415, graphqlTexts.notJson)
  const { publicShop, openShop } = context.var
  const asking = createGraphqlContext(publicShop, openShop)
  const made = await yoga.fetch(context.req.raw, asking)
  const answered = made.status === 406 ? refuse(context, 406, graphqlTexts.notAcceptable) : made // that of Yoga has no words
  const { status, headers } = answered
  const response = new Response(bounded(await answered.arrayBuffer(), publicShop.words), {
    status,
    headers: {
      ...Object.fromEntries(headers),
      'Cache-Control': 'no-store',
      'x-iai-tracking-events': String(status < 500 ? await countPendingEvents(publicShop, openShop) : 0),
    },
  })
  for (const line of asking.cookies.values()) response.headers.append('Set-Cookie', line)
  return response
}

/** The body of an answer; in place of one that is too large, why it is not sent. */
function bounded(body: ArrayBuffer, words: TextOverrides): ArrayBuffer | string {
  if (body.byteLength <= graphqlLimits.answerBytes) return body
  const most = graphqlLimits.answerBytes / 1024 / 1024
  const message = translate(graphqlTexts.answerTooLarge, { most }, words)
  return JSON.stringify({ errors: [{ message, extensions: { code: 'too_heavy', limit: graphqlLimits.answerBytes } }] })
}

/** Forms of other sites can send any other kind of body without asking, so only this one is taken. */
function isJson(contentType = ''): boolean {
  return /^application\/json *(?:;|$)/i.test(contentType)
}

/** In the shape of every answer of GraphQL. */
function refuse(context: Context, status: 405 | 406 | 413 | 415, text: Text, values: TextValues = {}): Response {
  return context.json({ errors: [{ message: translate(text, values, context.var.publicShop.words) }] }, status)
}
