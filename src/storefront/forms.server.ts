import { data } from 'react-router'
import { replaceNul } from '#shared/plain-text.ts'
import { translate } from '#shared/text.ts'
import { requestRefusalTexts } from './texts/refusal.ts'

/**
 * Returns the fields of a posted form. A body that is no form, or a broken one, is the sender's fault: 400, and no log entry. A NUL, which
 * no column accepts, becomes the replacement character.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const form = await request.formData()
    const readable = new FormData()
    for (const [name, value] of form) readable.append(name, typeof value === 'string' ? replaceNul(value) : value)
    return readable
  } catch {
    throw data(translate(requestRefusalTexts.unreadable), { status: 400 }) // the error messages are for addresses without a page
  }
}

/** The same without files: the text of each field, the last where a name occurs more than once. */
export async function readTextFields(request: Request): Promise<Record<string, string | undefined>> {
  const texts = [...(await readForm(request))].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** Returns the members of a JSON object that a script of ours has sent; anything may be in them. Anything else is the sender's fault: 400. */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const sent: unknown = await request.json().catch(() => null)
  if (typeof sent === 'object' && sent !== null) return { ...sent }
  throw data(translate(requestRefusalTexts.unreadable), { status: 400 })
}

/** What was typed, for the fields of a form that is shown again: without passwords, and without what is missing. */
export function typedValues(fields: Record<string, string | undefined>): Record<string, string> {
  const shown = Object.entries(fields).filter(([name, value]) => value !== undefined && !/password|present/i.test(name))
  return Object.fromEntries(shown) as Record<string, string>
}

/** Returns the response of an exceeded rate limit: 429, with the seconds to wait. */
export function tooManyRequests(until: Date, now: Date): ResponseInit {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}
