import { Hono } from 'hono'
import { legacy } from '../src/legacy/app.ts'
import { provideRequestContext, type RequestEnvironment } from '../src/server/request-context.ts'
import type { TestShop } from './open-test-shop.ts'

export type FormFields = Record<string, string | number>

export interface LegacyClient {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  post: (address: string, body: FormFields | string | FormData, headers?: Record<string, string>) => Promise<Response>
}

/** A client of the .php contract that stores its cookie. */
export function legacyClient({ appContext }: TestShop): LegacyClient {
  const app = new Hono<RequestEnvironment>().use(provideRequestContext(appContext)).route('/', legacy())
  let cookie = ''

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await app.request(`http://localhost:3000${address}`, {
      ...init,
      headers: { cookie, ...init.headers },
    })
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return response
  }

  function post(
    address: string,
    body: FormFields | string | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (body instanceof FormData) return ask(address, { method: 'POST', headers, body })
    const text = typeof body === 'string' ? body : encode(body)
    const contentType = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return ask(address, { method: 'POST', headers: { ...contentType, ...headers }, body: text })
  }

  return { ask, post }
}

function encode(fields: FormFields): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
}

/** Quantities in the client's basket by '<product> <size>'. */
export async function basketQuantities({ ask }: LegacyClient): Promise<Record<string, number>> {
  const answer = await (await ask('/ajax/basket.php?getAjax=true')).json()
  const lines = answer.basket.products as { id: string; size: string; count: number }[]
  return Object.fromEntries(lines.map(({ id, size, count }) => [`${id} ${size}`, count]))
}

export async function countVisits({ appContext }: TestShop): Promise<number> {
  const { count } = await appContext.database.query
    .selectFrom('visit')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
