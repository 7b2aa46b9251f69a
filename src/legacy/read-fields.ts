import type { Context } from 'hono'
import { withoutNul } from '#shared/without-nul.ts'

/**
 * The fields of a request, those of its address first: a form, urlencoded or multipart, and the query. Null when the body is
 * neither. Files are left out.
 */
export async function readFields(context: Context): Promise<[string, string][] | null> {
  const query = [...new URL(context.req.url).searchParams]
  if (context.req.method !== 'POST') return query.map(([name, value]) => [name, withoutNul(value)])
  const body = await readBody(context.req.raw)
  return body && [...query, ...body].map(([name, value]) => [name, withoutNul(value)])
}

async function readBody(request: Request): Promise<[string, string][] | null> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/'))
    return [...new URLSearchParams(await request.text())]
  try {
    const form = await request.formData()
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
  } catch {
    return null
  }
}
