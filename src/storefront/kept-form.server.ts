import { type RouterContextProvider, redirect } from 'react-router'
import { keptFormCookie, readKeptFormCookie } from '#platform/http/cookies.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields, typedValues } from './forms.server.ts'
import { getPersonalShop } from './route-context.ts'

/** Of a cookie's value, in bytes: browsers keep 4,096 with its name and attributes. */
const mostKept = 3_800
const mark = 'wpisane'

/**
 * Returns the context for a form of a client's page, and its fields. A visitor whose session has ended signs in first and comes back to
 * `page` with what they typed, which waits in their browser, without passwords.
 */
export async function requireClientForForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: string,
): Promise<{ shop: Shop; customerId: number; fields: Record<string, string | undefined> }> {
  const shop = await getPersonalShop(context)
  const fields = await readTextFields(request)
  const { customerId } = shop.visitor
  if (customerId !== null) return { shop, customerId, fields }
  const typed = Buffer.from(JSON.stringify(typedValues(fields))).toString('base64url')
  if (typed.length > mostKept) throw redirect(urls.signIn(page), 303)
  const headers = { 'Set-Cookie': keptFormCookie(shop.publicUrl, typed) }
  throw redirect(urls.signIn(`${page}${page.includes('?') ? '&' : '?'}${mark}=1`), { status: 303, headers })
}

/**
 * What was typed before the session ended, for the page that the visitor comes back to, and the headers that clear it: it is shown once, and
 * only to the client of its field `client`: another one who signs in in the same browser does not see it.
 */
export function takeKeptForm(
  { publicUrl, visitor }: Shop,
  request: Request,
): { values: Record<string, string> | null; headers: HeadersInit } {
  if (!new URL(request.url).searchParams.has(mark)) return { values: null, headers: {} }
  const values = parseFields(readKeptFormCookie(publicUrl, request.headers.get('Cookie') ?? ''))
  const isTheirs = values?.client === String(visitor.customerId)
  return { values: isTheirs ? values : null, headers: { 'Set-Cookie': keptFormCookie(publicUrl, null) } }
}

/** Null when it is not what `requireClientForForm` wrote: anybody can write a cookie of their own browser. */
function parseFields(cookie: string | undefined): Record<string, string> | null {
  try {
    const fields: unknown = JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString())
    if (typeof fields !== 'object' || fields === null) return null
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
  } catch {
    return null
  }
}
