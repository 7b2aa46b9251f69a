import { data } from 'react-router'
import { replaceNul } from '#shared/plain-text.ts'
import { translate } from '#shared/text.ts'
import { refusalTexts } from './texts/refusal.ts'

/**
 * The fields of a posted form. What is no form, or a broken one, is the sender's fault: 400, and nothing for the log. A NUL, which no
 * column takes, is read as the character for what cannot be read.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const form = await request.formData()
    const readable = new FormData()
    for (const [name, value] of form) readable.append(name, typeof value === 'string' ? replaceNul(value) : value)
    return readable
  } catch {
    throw data(translate(refusalTexts.unreadable), { status: 400 }) // the words are for addresses without a page
  }
}

/** The answer to somebody who has to wait: 429, and for how many seconds. */
export function tooManyRequests(until: Date, now: Date): ResponseInit {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}
