import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { requestRefusalTexts } from './texts/refusal.ts'

/**
 * Apple sends the browser back by a POST from its own site, which carries no cookie of ours and which no other page may do. It changes
 * nothing: it is answered with the GET that all other providers use, where the browser's cookie must have begun this.
 */
export const providerPostPath = serverUrls.providerReturn('apple')

const passed = ['code', 'state', 'iss', 'error']

/** Returns the redirect to the same address by GET, or 400 for what no provider sends. */
export async function answerProviderPost(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => String(form.get(name) ?? '')
  if (!/^[\w-]{20,200}$/.test(text('state')))
    return new Response(translate(requestRefusalTexts.unreadable), { status: 400 })
  const query = new URLSearchParams(passed.flatMap((name) => (text(name) ? [[name, text(name).slice(0, 2000)]] : [])))
  for (const [name, value] of namesOf(text('user'))) query.set(name, value)
  return new Response(null, {
    status: 303,
    headers: { Location: `${providerPostPath}?${query}`, 'Cache-Control': 'no-store' },
  })
}

/** '{"name":{"firstName":"Anna","lastName":"Nowak"}}', only at the first time. */
function namesOf(user: string): [string, string][] {
  try {
    const { firstName, lastName } = JSON.parse(user).name
    return [
      ['given_name', String(firstName ?? '').slice(0, 100)],
      ['family_name', String(lastName ?? '').slice(0, 100)],
    ]
  } catch {
    return []
  }
}
