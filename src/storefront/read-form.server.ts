import { data } from 'react-router'
import { say } from '#shared/text.ts'
import { refusalTexts } from './texts/refusal.ts'

/** The fields of a posted form. What is no form, or a broken one, is the sender's fault: 400, and nothing for the log. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(say(refusalTexts.unreadable), { status: 400 }) // the words are for addresses without a page
  }
}
