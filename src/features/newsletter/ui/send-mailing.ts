import { urls } from '#shared/urls.ts'

/** What became of asking for the newsletter, in the shop's words; errors stand by the name of the field. */
interface MailingAnswer {
  status: 'success' | 'error'
  message?: string
  errors?: Record<string, string>
}

/** Sends the form by itself; never rejects: without a message nothing came back. */
export async function sendMailing(form: HTMLFormElement): Promise<MailingAnswer> {
  try {
    const fields = new FormData(form)
    fields.set('getAjax', 'true')
    const answer = await fetch(urls.settings(), { method: 'POST', body: fields, signal: AbortSignal.timeout(10_000) })
    return await answer.json()
  } catch {
    return { status: 'error' }
  }
}
