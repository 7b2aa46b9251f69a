import { Hono } from 'hono'
import { graphql } from '../src/graphql/app.ts'
import { legacy } from '../src/legacy/app.ts'
import { provideRequestContext, type RequestEnvironment } from '../src/server/request-context.ts'
import type { TestShop } from './open-test-shop.ts'

export interface GraphqlResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the data of an answer have the query's shape
  data: any
  errors: { message: string; locations?: { line: number }[]; extensions?: { code?: string } }[]
}

export interface GraphqlClient {
  /** Sends a query as clients of this family do. */
  ask: (query: string, more?: { label?: string; variables?: Record<string, unknown> }) => Promise<GraphqlResponse>
  request: (address: string, init?: RequestInit) => Promise<Response>
}

/** A client of GraphQL and of the .php contract that stores its cookie; `own` is an initial cookie. */
export function graphqlClient({ appContext }: TestShop, own = ''): GraphqlClient {
  const app = new Hono<RequestEnvironment>()
    .use(provideRequestContext(appContext))
    .route('/', graphql())
    .route('/', legacy())
  let cookie = ''

  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: [cookie, own].filter(Boolean).join('; '), ...init.headers }
    const response = await app.request(`http://localhost:3000${address}`, { ...init, headers })
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return response
  }

  async function ask(query: string, { label = '', variables }: Parameters<GraphqlClient['ask']>[1] = {}) {
    const response = await request(`/graphql/v1/${label}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors = [] } = await response.json()
    return { status: response.status, headers: response.headers, data, errors }
  }

  return { ask, request }
}
