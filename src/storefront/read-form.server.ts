import { data } from 'react-router'

/** The fields of a posted form. What is no form, or a broken one, is the sender's fault: 400, and nothing for the log. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
