import { data } from 'react-router'
import { say } from '#shared/text.ts'
import { withoutNul } from '#shared/without-nul.ts'
import { refusalTexts } from './texts/refusal.ts'

/**
 * The fields of a posted form. What is no form, or a broken one, is the sender's fault: 400, and nothing for the log. A NUL, which no
 * column takes, is read as the character for what cannot be read.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const form = await request.formData()
    const readable = new FormData()
    for (const [name, value] of form) readable.append(name, typeof value === 'string' ? withoutNul(value) : value)
    return readable
  } catch {
    throw data(say(refusalTexts.unreadable), { status: 400 }) // the words are for addresses without a page
  }
}
